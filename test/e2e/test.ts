import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { MISSING_ROUTE, reviews } from "./site-content";

class ConsoleWatch {
  readonly heard: string[] = [];
  /** The site and the browser log a missing page. */
  private readonly known = [new RegExp(`^error: (?:404: |Failed to load resource: ).*${MISSING_ROUTE}\\b`)];

  tolerate(pattern: RegExp): void {
    this.known.push(pattern);
  }

  unexpected(): string[] {
    return this.heard.filter((message) => !this.known.some((pattern) => pattern.test(message)));
  }
}

interface Fixtures {
  consoleWatch: ConsoleWatch;
  /** Then React may re-create islands. */
  rewritesIslands: boolean;
  /** The CMS may keep what an editor writes. */
  mayStore: boolean;
}

/**
 * A test fails if the console shows a message that `consoleWatch` does not know, if React re-creates an island, or if
 * a page contacts another server or stores anything.
 */
export const test = base.extend<Fixtures>({
  rewritesIslands: [false, { option: true }],
  mayStore: [false, { option: true }],
  consoleWatch: [
    async ({ context, rewritesIslands, mayStore }, use) => {
      const watch = new ConsoleWatch();
      const foreign: string[] = [];
      context.on("console", (message) =>
        watch.heard.push(`${message.type()}: ${message.text()} (${message.location().url})`),
      );
      context.on("weberror", (webError) => watch.heard.push(`uncaught: ${webError.error().message}`));
      context.on("requestfinished", (request) => {
        const isOwn = /^(?:blob:)?(?:http:\/\/localhost|file):/.test(request.url()) || request.isNavigationRequest();
        if (!isOwn) foreign.push(request.url());
      });
      await use(watch);
      expect(watch.unexpected(), "messages on the console").toEqual([]);
      for (const page of rewritesIslands ? [] : context.pages()) {
        await expect(page.locator('[data-state="re-created"]'), "islands that React re-created").toHaveCount(0);
      }
      expect(foreign, "requests to other servers").toEqual([]);
      if (mayStore) return;
      const { cookies, origins } = await context.storageState({ indexedDB: true });
      expect([cookies, origins, context.serviceWorkers()], "what is stored").toEqual([[], [], []]);
    },
    { auto: true },
  ],
});

/** The server may close a connection that has been idle, just as the next request begins. */
export const RETRIED = { maxRetries: 2 };

export const SOON = { intervals: [20, 50, 100] };

export async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await started(page);
}

export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("wheel")));
}

export async function started(page: Page, islands = "[data-island]"): Promise<void> {
  await wake(page);
  const selector = `html:not(:has(${islands})), ${islands}:not([data-state])`;
  // The page may be on its way to another one.
  const missing = () => page.evaluate((all) => document.querySelectorAll(all).length, selector).catch(() => undefined);
  await expect.poll(missing, { message: "islands that have not started", ...SOON }).toBe(0);
}

export async function openAndShowAll(page: Page, route: string): Promise<void> {
  await openPage(page, route);
  for (const part of await page.locator("main > *, footer").all()) {
    await bringIntoView(part);
    await painted(page);
  }
  if (route === "/" && reviews.length > 3) await expect(page.locator(".slick-list")).toBeAttached();
  await scrollTo(page, 0);
}

/** Waits for two frames, after which the page's observers have been called. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Waits for ten frames, in which what could move has begun to. */
export async function settled(page: Page): Promise<void> {
  for (let pair = 0; pair < 5; pair += 1) await painted(page);
}

export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
}

export async function bringIntoView(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)];
  }, css);
}

export async function holdFiles(page: Page, files = "**/*.js"): Promise<() => void> {
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

const AXE_OPTIONS = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"],
  rules: { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true } },
};

export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const { AxeBuilder } = await import("@axe-core/playwright");
  const { violations } = await new AxeBuilder({ page }).options(AXE_OPTIONS).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }));
  expect.soft(found, state).toEqual([]);
}

export async function countSheets(page: Page): Promise<number[]> {
  const pdfs = [await page.pdf({ format: "Letter" }), await page.pdf({ format: "A4" })];
  // Chromium does not compress the dictionaries of a PDF's pages, so they can be counted.
  return pdfs.map((pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0);
}

export { expect };
