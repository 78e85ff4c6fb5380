import { test as base, expect, type Page } from "@playwright/test";
import { MISSING_ROUTE } from "./built-routes";

/** Collects all messages on the console, and all uncaught errors. */
export class ConsoleWatch {
  private readonly heard: string[] = [];
  private readonly announced: RegExp[] = [];
  private readonly tolerated: RegExp[] = [];

  hear(message: string): void {
    this.heard.push(message);
  }

  /** Announces a message. The test fails if it does not appear. */
  expect(pattern: RegExp): void {
    this.announced.push(pattern);
  }

  /** Allows a message that may or may not appear. */
  tolerate(pattern: RegExp): void {
    this.tolerated.push(pattern);
  }

  unexpected(): string[] {
    const known = [...this.announced, ...this.tolerated];
    return this.heard.filter((message) => !known.some((pattern) => pattern.test(message)));
  }

  missing(): RegExp[] {
    return this.announced.filter((pattern) => !this.heard.some((message) => pattern.test(message)));
  }
}

/**
 * The `test` for specs in Chromium. A test fails if the console shows a message that the test has
 * not announced with `consoleWatch.expect(/pattern/)`.
 */
export const test = base.extend<{ consoleWatch: ConsoleWatch }>({
  consoleWatch: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch();
      context.on("console", (message) =>
        watch.hear(`${message.type()}: ${message.text()} (${message.location().url})`),
      );
      context.on("weberror", (webError) => watch.hear(`uncaught: ${webError.error().stack || webError.error()}`));
      await use(watch);
      expect(watch.unexpected(), "messages on the console").toEqual([]);
      await expect.poll(() => watch.missing(), { message: "expected messages that did not come" }).toEqual([]);
    },
    { auto: true },
  ],
});

/** Announces the messages of the site and of the browser about a missing page. */
export function expectMissingPage(consoleWatch: ConsoleWatch, path: string): void {
  consoleWatch.expect(new RegExp(`^error: 404: .*${path} `));
  consoleWatch.expect(/^error: Failed to load resource: .* 404/);
}

/** Opens a page, and waits until React has hydrated it. */
export async function openPage(page: Page, route: string, consoleWatch: ConsoleWatch): Promise<void> {
  if (route === MISSING_ROUTE) expectMissingPage(consoleWatch, route);
  await page.goto(route);
  await hydrated(page);
}

/** Interacts with the page, which makes it load its scripts. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("wheel")));
}

/** Makes the page load its scripts, and waits until React has hydrated it. */
export async function hydrated(page: Page): Promise<void> {
  await wake(page);
  // When Gatsby sets this mark, gatsby-browser.tsx starts a timer, which ends before the timer below.
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Waits for two frames, after which the page has applied all changes, and its observers have been called. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Waits for the end of all animations that have an end. */
export async function animationsFinished(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState === "running" && endTime !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** Records what the content security policy blocks. The returned function reads the records of the open page. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      violations.push(`${effectiveDirective}: ${blockedURI} ${sample}`),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, "violations"));
}

/** Holds back all scripts, or other files, until the test calls the returned function. */
export async function holdScripts(page: Page, files = "**/*.js"): Promise<() => void> {
  let letIn = () => {};
  const arrival = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(files, async (route) => {
    await arrival;
    await route.continue();
  });
  return letIn;
}

/** Passes the data of the page in this folder of page-data through `change`. */
export async function changeData(page: Page, folder: string, change: (result: { data: object }) => object) {
  await page.route(`**/page-data/${folder}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const { result, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, result: change(result) } });
  });
}

/** Navigates to the landing page within the app: React renders it from the data that `changeData` has changed. */
export function showLandingPage(page: Page): Promise<void> {
  return page.evaluate(() => Reflect.get(window, "___navigate")("/"));
}

export { expect };
