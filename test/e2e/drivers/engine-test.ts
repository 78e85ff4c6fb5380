import { test as base, expect } from "@playwright/test";
import type { Browser } from "../../helpers/find-browsers.cjs";
import { ConsoleWatch } from "../playwright-test";
import { openPlaywright } from "./playwright-tabs";
import type { Tab, TabOpener, TabOptions } from "./tab";
import { openWebKit } from "./webdriver-tabs";

export interface EngineOption {
  /** The browser of the project (playwright.config.ts). */
  engine: Browser;
}

/** Opens a page, by default in a window of 1280 × 800 px. The end of the test closes it. */
export type Open = (path: string, options?: Partial<TabOptions>) => Promise<Tab>;

interface TabFixtures {
  open: Open;
  /** Holds the console messages that a test expects. All other messages make the test fail. */
  consoleWatch: ConsoleWatch;
}

/**
 * Matches the messages of browsers and Gatsby when a visitor leaves a page that waits for a script or
 * for data. Visitors do not see them, and they depend on the machine's speed, so tests that change
 * pages allow them.
 */
export const LEFT_WHILE_LOADING = /cannot load|Loading (?:failed|chunk)|page resources for/;

/** The time limit for starting a browser, in ms. */
const START_TIMEOUT = 90_000;

/** The `test` for specs in test/e2e/every-browser. */
export const test = base.extend<TabFixtures, EngineOption & { opener: TabOpener }>({
  engine: [undefined as never, { option: true, scope: "worker" }],
  opener: [
    async ({ engine }, use, { project }) => {
      const baseURL = String(project.use.baseURL);
      const opener = await (engine.kind === "webdriver" ? openWebKit : openPlaywright)(engine, baseURL);
      await use(opener);
      await opener.close();
    },
    { scope: "worker", timeout: START_TIMEOUT },
  ],
  consoleWatch: async ({ opener }, use, testInfo) => {
    // The summary of `npm test` reads each engine's name and version from here (test/e2e/project-summary.ts).
    testInfo.annotations.push({ type: "engine", description: opener.engine });
    await use(new ConsoleWatch());
  },
  open: async ({ opener, consoleWatch }, use) => {
    const tabs = new Set<Tab>();
    async function close(tab: Tab): Promise<void> {
      if (!tabs.delete(tab)) return;
      for (const message of await tab.console()) consoleWatch.hear(message);
      await tab.close();
    }
    await use(async (path, options) => {
      const tab = await opener.open({ width: 1280, height: 800, ...options });
      tabs.add(tab);
      await tab.goto(path);
      return { ...tab, close: () => close(tab) };
    });
    for (const tab of tabs) await close(tab);
    expect(consoleWatch.unexpected(), "messages on the console").toEqual([]);
    expect(consoleWatch.missing(), "expected messages that did not come").toEqual([]);
  },
});

/** Like `expect.poll`, but with short intervals, for conditions that soon become true. */
export function poll<Value>(read: () => Promise<Value>, message?: string) {
  return expect.poll(read, { ...(message && { message }), intervals: [30, 60, 100] });
}

export { expect };
