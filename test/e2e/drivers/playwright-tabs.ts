import { type BrowserType, chromium, firefox, type Browser as PlaywrightBrowser, webkit } from "@playwright/test";
import { type Browser, chromiumFlags } from "../../helpers/find-browsers.cjs";
import type { Tab, TabOpener, TabOptions } from "./tab";

const TYPES: Record<Browser["engine"], BrowserType> = { Chromium: chromium, Firefox: firefox, WebKit: webkit };

/** Drives a browser through Playwright: Chromium, Playwright's own Firefox and WebKit, or a released Firefox. */
export async function openPlaywright({ engine, program, kind }: Browser, baseURL: string): Promise<TabOpener> {
  // A released Firefox takes the preference for reduced motion only when it starts.
  const browsers = new Map<boolean, PlaywrightBrowser>();
  async function launch(reducedMotion: boolean): Promise<PlaywrightBrowser> {
    const browser = await TYPES[engine].launch({
      executablePath: program,
      ...(engine === "Chromium" && {
        args: chromiumFlags(),
        // By default, Playwright disables the back/forward cache.
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      }),
      ...(kind === "bidi" && {
        channel: "moz-firefox",
        firefoxUserPrefs: { "ui.prefersReducedMotion": reducedMotion ? 1 : 0 },
      }),
    });
    browsers.set(reducedMotion, browser);
    return browser;
  }

  const first = await launch(false);
  return {
    engine: `${engine} ${first.version()}`,
    open: async (options) => {
      const ownBrowser = kind === "bidi" && options.reducedMotion === true;
      return openTab(browsers.get(ownBrowser) ?? (await launch(ownBrowser)), options, baseURL);
    },
    close: async () => {
      for (const browser of browsers.values()) await browser.close();
    },
  };
}

async function openTab(
  browser: PlaywrightBrowser,
  { width, height, reducedMotion, initScript }: TabOptions,
  baseURL: string,
): Promise<Tab> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
  });
  if (initScript) await context.addInitScript(initScript);
  const heard: string[] = [];
  context.on("console", (message) => heard.push(`${message.type()}: ${message.text()} (${message.location().url})`));
  context.on("weberror", (webError) => heard.push(`uncaught: ${webError.error().message}`));
  const page = await context.newPage();
  page.on("dialog", (dialog) => (dialog.type() === "beforeunload" ? dialog.accept() : dialog.dismiss()));
  return {
    goto: async (path) => void (await page.goto(path)),
    // Playwright's `goBack` would wait for a load event, which a page from the back/forward cache does not have.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    reload: async () => void (await page.reload()),
    resize: (newWidth, newHeight) => page.setViewportSize({ width: newWidth, height: newHeight }),
    evaluate: (run, ...values) => page.evaluate(withOneArgument(run), values as unknown[]),
    press: (key, { shift = false } = {}) => page.keyboard.press(shift ? `Shift+${key}` : key),
    type: (text) => page.keyboard.type(text),
    mouse: async (...steps) => {
      for (const step of steps) {
        if (step.do === "move") await page.mouse.move(step.x, step.y);
        else await page.mouse[step.do]();
      }
    },
    console: async () => [...heard],
    close: () => context.close(),
  };
}

/**
 * Returns a function that takes its arguments as one list, because Playwright sends only one
 * argument to the page. The function is created here, because the page's security policy does not
 * let the page create functions from strings.
 */
function withOneArgument<Arguments extends unknown[], Result>(
  run: (...values: Arguments) => Result | Promise<Result>,
): (values: unknown[]) => Result | Promise<Result> {
  return new Function("values", `return (${run.toString()})(...values)`) as ReturnType<
    typeof withOneArgument<Arguments, Result>
  >;
}
