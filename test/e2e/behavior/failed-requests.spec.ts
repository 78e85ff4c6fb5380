import type { Page, Route } from "@playwright/test";
import { arrow, carousel, expectInView, reviewIds } from "../parts";
import {
  DESKTOP,
  landing,
  MAILTO,
  reviews,
  reviewsMove,
  SECTIONS,
  STILL_REVIEWS,
  site,
  TEL,
  thankYou,
} from "../site-content";
import { bringIntoView, expect, openPage, SOON, started, test, wake } from "../test";

/**
 * These tests break what a page depends on: files are missing, the network is down, or a deploy has replaced
 * the files of an open page. In every case, a visitor can read the page, call, write, and use it.
 */
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

type Failure = (route: Route) => Promise<void>;

const cutOff: Failure = (route) => route.abort();
const gone: Failure = (route) => route.fulfill({ status: 404, body: "<h1>Not found</h1>" });
const broken: Failure = (route) => route.fulfill({ contentType: "text/plain", body: "{<!" });

/** The messages of browsers, webpack and Gatsby about a missing file. */
const REPORTS =
  /Failed to load|Loading failed|ChunkLoadError|Loading chunk|page resources for|cannot load|NetworkError/;

test.beforeEach(({ consoleWatch }) => consoleWatch.tolerate(REPORTS));

/** Opens a page, starts its scripts, and waits until all requests have ended. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await wake(page);
  await page.waitForLoadState("networkidle");
}

/** Opens the landing page, and does what loads the scripts of the carousel and of tooltips. */
async function visit(page: Page): Promise<void> {
  await open(page, "/");
  await bringIntoView(carousel(page));
  await page.getByRole("banner").locator("[data-tooltip]").hover();
  await page.waitForLoadState("networkidle");
}

/** Uses the page as a visitor would. It is one script, because the page may reload itself at any time. */
async function expectUsable(page: Page): Promise<void> {
  const faults = () =>
    page.evaluate(
      async ({ headline, links, sections, shown }) => {
        const found: string[] = [];
        const check = (isTrue: boolean | undefined, fault: string) => isTrue || found.push(fault);
        check(document.querySelector("h1")?.textContent?.trim() === headline, "no headline");
        for (const href of links) {
          check(document.querySelector(`main a[href="${href}"]`)?.checkVisibility(), `no link to ${href}`);
        }
        for (const id of sections) {
          check(document.getElementById(id)?.checkVisibility(), `no #${id}`);
          const link = document.querySelector<HTMLElement>(`header nav a[href$="#${id}"]`);
          link?.click();
          const isInView = () => {
            const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
            return top < innerHeight && bottom > 0;
          };
          // Firefox scrolls a few frames later.
          for (let frame = 0; link && frame < 30 && !isInView(); frame += 1) await new Promise(requestAnimationFrame);
          check(!link || isInView(), `#${id} does not come into view`);
        }
        // The slider keeps copies of its slides off screen.
        const cards = [...document.querySelectorAll<HTMLElement>(".slide:not([inert] *) [data-review-id]")];
        check(cards.length >= shown, "no reviews");
        for (const card of cards.filter((one) => one.querySelector("details"))) {
          const isOpen = () => card.querySelector("details p")?.checkVisibility();
          card.querySelector("summary")?.click();
          check(isOpen(), `${card.dataset.reviewId} does not open`);
          card.querySelector("summary")?.click();
          check(!isOpen(), `${card.dataset.reviewId} does not close`);
        }
        return found;
      },
      {
        headline: landing.home.headline,
        links: [TEL, MAILTO, site.links.deedGuideForm, site.links.consultation],
        sections: SECTIONS,
        shown: Math.min(3, reviews.length),
      },
    );
  // A page that is reloading cannot run a script.
  await expect.poll(() => faults().catch((error: Error) => [error.message]), SOON).toEqual([]);
}

test("the landing page stays usable if any one of its scripts is missing", async ({ page }) => {
  test.skip(!reviewsMove, STILL_REVIEWS);
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  await visit(page);
  await expect.poll(() => scripts.size, "scripts").toBeGreaterThan(5);
  for (const script of scripts) {
    await test.step(script, async () => {
      const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(script));
      await page.route(`**${script}`, cutOff);
      await visit(page);
      await failed;
      await expectUsable(page);
      await page.unrouteAll({ behavior: "wait" });
    });
  }
});

for (const [failure, fail] of Object.entries({ "is gone": gone, "arrives broken": broken })) {
  test(`every page stays usable if its data ${failure}`, async ({ page, consoleWatch }) => {
    consoleWatch.tolerate(/404/);
    await page.route("**/page-data/**", fail);
    await open(page, "/");
    await expectUsable(page);
    await open(page, "/thank-you/");
    await expect(page.getByRole("heading", { level: 1, name: thankYou.heading })).toBeVisible();
    for (const { button } of thankYou.steps) await expect(page.getByRole("link", { name: button })).toBeVisible();
    await open(page, "/nowhere");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page.getByRole("heading", { level: 1, name: landing.home.headline })).toBeVisible();
  });
}

test("the landing page stays usable with broken scripts, or without images", async ({ page, consoleWatch }) => {
  consoleWatch.tolerate(/^uncaught: |SyntaxError/);
  await page.route("**/*.js", broken);
  await open(page, "/");
  await expectUsable(page);
  await page.unrouteAll({ behavior: "wait" });
  await page.route(/\.(?:woff2?|avif|webp|png|jpe?g|svg|ico)$/, cutOff);
  await open(page, "/");
  await expectUsable(page);
});

test("everything on an open page works offline", async ({ page, context }) => {
  test.skip(!reviewsMove, STILL_REVIEWS);
  await openPage(page, "/");
  await context.setOffline(true);
  await expectUsable(page);
  // The slider has not been loaded, so the arrows move the row.
  await bringIntoView(carousel(page));
  const last = reviews.length - 2;
  for (const [which, first] of [
    ["next", 2],
    ["previous", 1],
    ["previous", last],
    ["next", 1],
  ] as const) {
    await arrow(page, which).click();
    await expectInView(page, reviewIds(first, 3));
    const status = carousel(page).getByRole("status");
    await expect(status).toContainText(`${first}–${first + 2} of ${reviews.length}`);
  }
});

test("a page that was opened before a deploy stays usable", async ({ page }) => {
  test.skip(!reviewsMove, STILL_REVIEWS);
  await openPage(page, "/");
  // The scripts and data that the open page names are gone, until the visitor opens another page.
  let reopened = false;
  await page.route("**/*", (route) => {
    reopened ||= route.request().isNavigationRequest();
    const ofTheBuild = /\.js$|\/page-data\//.test(new URL(route.request().url()).pathname);
    return reopened || !ofTheBuild ? route.fallback() : gone(route);
  });
  await bringIntoView(carousel(page));
  await page.getByRole("banner").locator("[data-tooltip]").hover();
  await expectUsable(page);
  await page.locator("header").getByRole("link").first().click();
  await started(page);
  await expectUsable(page);
});
