import { test as base, expect } from "@playwright/test";
import { ConsoleWatch } from "../playwright-test";
import { type Tab, type TabOptions, tabOf } from "./tab";

/** Opens a page, by default in a window of 1280 × 800 px. The end of the test closes it. */
export type Open = (path: string, options?: Partial<TabOptions>) => Promise<Tab>;

interface TabFixtures {
  open: Open;
  /** Holds the console messages that a test expects. All other messages make the test fail. */
  consoleWatch: ConsoleWatch;
}

/**
 * Matches the messages of browsers and Gatsby when a visitor leaves a page that waits for a script or for data. Visitors
 * do not see them, and they depend on the machine's speed, so tests that change pages allow them.
 */
export const LEFT_WHILE_LOADING = /cannot load|Loading (?:failed|chunk)|page resources for/;

const NO_CACHE = "--disable-back-forward-cache";

/** The `test` for specs in test/e2e/every-browser. */
export const test = base.extend<TabFixtures>({
  // By default, Playwright disables Chromium's back/forward cache.
  launchOptions: [
    async ({ launchOptions, browserName }, use) =>
      use(browserName === "chromium" ? { ...launchOptions, ignoreDefaultArgs: [NO_CACHE] } : launchOptions),
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
  consoleWatch: async ({}, use) => use(new ConsoleWatch()),
  open: async ({ browser, browserName, launchOptions, channel, baseURL, consoleWatch }, use) => {
    const closers: (() => Promise<void>)[] = [];
    await use(async (path, options = {}) => {
      const { width = 1280, height = 800, reducedMotion = false, initScript } = options;
      // A released Firefox takes this preference only when it starts.
      const still = { ...launchOptions, channel: channel ?? "", firefoxUserPrefs: { "ui.prefersReducedMotion": 1 } };
      const needsOwn = channel === "moz-firefox" && reducedMotion;
      const owner = needsOwn ? await browser.browserType().launch(still) : browser;
      const context = await owner.newContext({
        baseURL: baseURL ?? "",
        viewport: { width, height },
        reducedMotion: reducedMotion ? "reduce" : "no-preference",
      });
      if (initScript) await context.addInitScript(initScript);
      const heard: string[] = [];
      const hear = (message: string) => {
        heard.push(message);
        consoleWatch.hear(message);
      };
      context.on("console", (message) => hear(`${message.type()}: ${message.text()} (${message.location().url})`));
      context.on("weberror", (webError) => hear(`uncaught in ${browserName}: ${webError.error().message}`));
      const close = async () => {
        await context.close();
        if (needsOwn) await owner.close();
      };
      closers.push(close);
      const tab = tabOf(await context.newPage(), heard, close);
      await tab.goto(path);
      return tab;
    });
    for (const close of closers) await close();
    expect(consoleWatch.unexpected(), "messages on the console").toEqual([]);
    expect(consoleWatch.missing(), "expected messages that did not come").toEqual([]);
  },
});

/** Like `expect.poll`, but with short intervals, for conditions that soon become true. */
export function poll<Value>(read: () => Promise<Value>, message?: string) {
  return expect.poll(read, { ...(message && { message }), intervals: [30, 60, 100] });
}

export { expect };
