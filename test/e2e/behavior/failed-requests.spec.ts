import type { Page, Route } from "@playwright/test";
import { carousel, menu, showReviews } from "../parts";
import { DESKTOP, landing, MAILTO, SECTION_IDS, site, TEL } from "../site-content";
import { bringIntoView, expect, openPage, started, test, wake } from "../test";

/** Whatever is missing, a visitor can read the page, call, write, and use it. */
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

type Failure = (route: Route) => Promise<void>;

const cutOff: Failure = (route) => route.abort();
const gone: Failure = (route) => route.fulfill({ status: 404, body: "<h1>Not found</h1>" });
const broken: Failure = (route) => route.fulfill({ contentType: "text/plain", body: "{<!" });

const REPORTS =
  /Failed to load|Loading failed|ChunkLoadError|Loading chunk|page resources for|cannot load|NetworkError/;

test.beforeEach(({ consoleWatch }) => consoleWatch.tolerate(REPORTS));

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await wake(page);
  await page.waitForLoadState("networkidle");
}

async function expectUsable(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveText(landing.home.headline);
  for (const href of [TEL, MAILTO, site.links.deedGuideForm, site.links.consultation]) {
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible();
  }
  for (const section of SECTION_IDS) await expect(page.locator(`#${section}`)).toBeVisible();
  await menu(page).getByRole("link", { name: "Contact Us" }).click();
  await expect(page.locator("#contact h2")).toBeInViewport();
  // The slider keeps copies of its slides off screen.
  const cards = page.locator(".slide:not([inert] *)");
  expect(await cards.count()).toBeGreaterThanOrEqual(3);
  const review = cards.locator("details").first();
  for (const visible of [true, false]) {
    await review.locator("summary").press("Enter");
    await expect(review.locator("p").first()).toBeVisible({ visible });
  }
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

test("a page that was opened before a deploy stays usable", async ({ page }) => {
  await openPage(page, "/");
  // What the open page names is gone, until the visitor opens another.
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
  await showReviews(page);
});
