import { test as base, expect, type Page } from "@playwright/test";
import { MISSING_ROUTE } from "./built-routes";

/** Hears everything that is written to the console, and every error that nobody caught. */
export class ConsoleWatch {
  private readonly heard: string[] = [];
  private readonly announced: RegExp[] = [];
  private readonly tolerated: RegExp[] = [];

  hear(message: string): void {
    this.heard.push(message);
  }

  /** Announces a message: this test fails if it is not heard. */
  expect(pattern: RegExp): void {
    this.announced.push(pattern);
  }

  /** Puts up with a message that may come or not, such as the browser's own about a file that failed. */
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
 * Every spec imports `test` from here: a test that leaves anything on the console fails, whatever else it is about.
 * One that is meant to says so with `consoleWatch.expect(/pattern/)`.
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
      await expect.poll(() => watch.missing(), { message: "announced messages that did not come" }).toEqual([]);
    },
    { auto: true },
  ],
});

/** Announces what the console may say about a page that does not exist: our own log, and the browser's. */
export function expectMissingPage(consoleWatch: ConsoleWatch, path: string): void {
  consoleWatch.expect(new RegExp(`^error: 404: .*${path} `));
  consoleWatch.expect(/^error: Failed to load resource: .* 404/);
}

/** Opens any page, and waits until React has taken it over and hears the visitor. */
export async function openPage(page: Page, route: string, consoleWatch: ConsoleWatch): Promise<void> {
  if (route === MISSING_ROUTE) expectMissingPage(consoleWatch, route);
  await page.goto(route);
  await hydrated(page);
}

/** Gives the page the sign of a visitor for which its scripts wait. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("wheel")));
}

/** Wakes the page's scripts, and waits until React has taken it over and hears the visitor. */
export async function hydrated(page: Page): Promise<void> {
  await wake(page);
  // Gatsby's mark. What is dispatched after it (src/client/hydrate.ts) is in line before what is asked for here.
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Waits until the page has painted twice: whatever it was told before has been laid out and observed. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Waits until what moves for a while has arrived. What moves for ever does not count. */
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

/** Notes what the page's content security policy stops from now on; the answer reads it in the page that is open. */
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

/** Keeps scripts, or other files, that are asked for from now on from arriving, until the answer is called. */
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

/** Answers the request for a page's data with something else in its place, made from what it was. */
export async function changeData(page: Page, folder: string, change: (result: { data: object }) => object) {
  await page.route(`**/page-data/${folder}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const { result, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, result: change(result) } });
  });
}

export { expect };
