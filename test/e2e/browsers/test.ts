import { test as base, expect } from "@playwright/test";
import type { Browser } from "../../../scripts/lib/find-browsers.cjs";
import { openPlaywright } from "./playwright-tabs";
import type { Tab, TabOpener, TabOptions } from "./tab";
import { openWebKit } from "./webdriver-tabs";

export interface EngineOption {
  /** The browser that the project is about (test/e2e/playwright.browsers.config.ts). */
  engine: Browser;
}

interface TabFixtures {
  /** Opens a page. It is closed at the end of the test, which fails if anything was on its console. */
  open: (path: string, options?: Partial<TabOptions>) => Promise<Tab>;
  /** What has to be on the console at the end of the test. */
  expectOnConsole: (pattern: RegExp) => void;
  /** What may be on it, because some engines say it and some do not. */
  tolerateOnConsole: (pattern: RegExp) => void;
}

/** Every spec of this folder runs in every engine. */
export const test = base.extend<
  TabFixtures & { expected: RegExp[]; tolerated: RegExp[] },
  EngineOption & { opener: TabOpener }
>({
  engine: [undefined as never, { option: true, scope: "worker" }],
  opener: [
    async ({ engine }, use, { project }) => {
      const baseURL = String(project.use.baseURL);
      const opener = await (engine.kind === "webdriver" ? openWebKit : openPlaywright)(engine, baseURL);
      await use(opener);
      await opener.close();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  expected: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  tolerated: async ({}, use) => use([]),
  expectOnConsole: async ({ expected }, use) => use((pattern) => expected.push(pattern)),
  tolerateOnConsole: async ({ tolerated }, use) => use((pattern) => tolerated.push(pattern)),
  open: async ({ opener, expected, tolerated }, use, testInfo) => {
    testInfo.annotations.push({ type: "engine", description: opener.engine });
    const tabs: Tab[] = [];
    await use(async (path, options) => {
      const tab = await opener.open({ width: 1280, height: 800, ...options });
      tabs.push(tab);
      await tab.goto(path);
      return tab;
    });
    const heard: string[] = [];
    for (const tab of tabs) {
      heard.push(...(await tab.console()));
      await tab.close();
    }
    expect(
      heard.filter((message) => ![...expected, ...tolerated].some((pattern) => pattern.test(message))),
      "messages on the console",
    ).toEqual([]);
    for (const pattern of expected) expect(heard.join("\n"), "what was to be on the console").toMatch(pattern);
  },
});

export { expect };
