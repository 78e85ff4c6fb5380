import { readdirSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import { landing, notFound, SITE_DIR, site, TEL, thankYou } from "../content";
import { type ConsoleWatch, expect, hydrated, test } from "../fixtures";

/**
 * What a visitor sees when something does not arrive: each file, each kind of file, the network, or the site as it was
 * when the page was opened. In every case the page is there, says what it has to say, and every way to act works.
 */

/** Names of the scripts that the landing page may ask for, without the hash, which changes with every build. */
const SCRIPTS = readdirSync(SITE_DIR)
  .filter((name) => name.endsWith(".js") && !/---(?!src-pages-index)/.test(name))
  .map((name) => name.replace(/-[0-9a-f]{20}\.js$/, ""));

const DATA = ["page-data/app-data.json", "page-data/index/page-data.json"];

/** Ways in which a file can fail to arrive. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  "is cut off": (route) => route.abort(),
  "is gone": (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" }),
  "arrives broken": (route) => route.fulfill({ contentType: "text/plain", body: "{<!" }),
};

/** What fails, the browser or Gatsby may report, in words of their own. React may not: nothing of ours may break. */
function tolerateReports(consoleWatch: ConsoleWatch): void {
  consoleWatch.tolerate(/^(?!.*(?:Minified React error|hydrat)).*/is);
}

/** Uses the page as a visitor would, and looks whether all that matters is there. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: landing.hero.headline })).toBeVisible();
  await expect(page.getByText(site.errorScreen.title)).toHaveCount(0);
  await expect(page.locator("#home").getByRole("link", { name: site.contact.phone })).toHaveAttribute("href", TEL);
  await expect(page.locator("#guide").getByRole("link", { name: site.actions.guide })).toHaveAttribute(
    "href",
    site.links.deedGuideForm,
  );

  // The slider may just be taking the row's place.
  await page.locator("#reviews").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  // The slider keeps copies of its slides beside the screen, which nobody can reach.
  const review = page.locator("[data-review-id]:not([inert] *)", { has: page.locator(".review-toggle") }).first();
  const toggle = review.locator(".review-toggle");
  await toggle.click();
  await expect(review.locator(".review-rest")).toBeVisible();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await toggle.click();
  await expect(review.locator(".review-rest")).toBeHidden();

  await page
    .locator("header nav")
    .getByRole("link", { name: site.navigation.at(-1)?.label ?? "" })
    .click();
  await expect(page.locator("#contact")).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1, name: landing.hero.headline })).toBeAttached();
}

/** Waits for whatever the page still loads or tries to. */
async function settle(page: Page): Promise<void> {
  // The first sign of a visitor, for scripts that wait for one.
  await page.mouse.move(10, 10);
  await page.waitForLoadState("networkidle");
}

for (const [failure, fail] of Object.entries(FAILURES)) {
  // One that is cut off, each in turn, is in resilience.spec.ts.
  for (const script of failure === "is cut off" ? [] : SCRIPTS) {
    test(`the script ${script} ${failure}: the landing page stays usable`, async ({ page, consoleWatch }) => {
      tolerateReports(consoleWatch);
      await page.route(new RegExp(`/${script}-[0-9a-f]{20}\\.js`), fail);
      await page.goto("/");
      await settle(page);
      await expectUsable(page);
      await page.locator("[data-tooltip]:visible").first().hover();
      await settle(page);
      await expectUsable(page);
    });
  }

  for (const file of DATA) {
    test(`the data file ${file} ${failure}: the landing page stays usable`, async ({ page, consoleWatch }) => {
      tolerateReports(consoleWatch);
      await page.route(`**/${file}`, fail);
      await page.goto("/");
      await settle(page);
      await expectUsable(page);
    });
  }

  test(`all data ${failure}: the thank-you page and the missing page say what they have to`, async ({
    page,
    consoleWatch,
  }) => {
    tolerateReports(consoleWatch);
    await page.route("**/page-data/**", fail);
    await page.goto("/thank-you/");
    await settle(page);
    await expect(page.getByRole("heading", { level: 1, name: thankYou.heading })).toBeVisible();
    for (const { button } of thankYou.steps) await expect(page.getByRole("link", { name: button })).toBeVisible();
    await page.goto("/nowhere");
    await settle(page);
    await expect(page.getByRole("heading", { level: 1, name: notFound.heading })).toBeVisible();
    await page.getByRole("link", { name: notFound.homeLink }).click();
    await expect(page.getByRole("heading", { level: 1, name: landing.hero.headline })).toBeVisible();
  });

  test(`the font ${failure}: every heading can be read`, async ({ page, consoleWatch }) => {
    tolerateReports(consoleWatch);
    await page.route(/\.woff2?$/, fail);
    await page.goto("/");
    await settle(page);
    await expectUsable(page);
    for (const heading of await page.locator("h1, h2").all()) {
      const box = await heading.boundingBox();
      expect(box?.height).toBeGreaterThan(10);
    }
  });

  test(`each picture ${failure}: words stand in its place, and nothing overflows`, async ({ page, consoleWatch }) => {
    tolerateReports(consoleWatch);
    await page.route(/\.(?:avif|webp|png|jpe?g|svg|ico)$/, fail);
    await page.goto("/");
    await settle(page);
    for (const part of await page.locator("main > *").all()) await part.scrollIntoViewIfNeeded();
    await expectUsable(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
    const mute = page.locator("img:not([alt])");
    await expect(mute).toHaveCount(0);
  });
}

test("offline after it was read: everything on the page still works", async ({ page, context, consoleWatch }) => {
  await page.goto("/");
  await hydrated(page);
  await context.setOffline(true);
  tolerateReports(consoleWatch);
  await expectUsable(page);

  // The library of the carousel has not been loaded; the plain row does its work.
  const carousel = page.locator(".carousel");
  await carousel.scrollIntoViewIfNeeded();
  const shown = () =>
    carousel.locator("[data-review-id]").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
  const before = await shown();
  await carousel.getByRole("button", { name: landing.reviews.next }).click();
  await expect.poll(shown).not.toEqual(before);
});

test.describe("a page that was opened before a deploy and is used after it", () => {
  /** After a deploy, no script of the earlier one is there any more; new pages name new ones. */
  async function deploy(page: Page): Promise<void> {
    let reopened = false;
    await page.route("**/*", (route) => {
      const request = route.request();
      if (request.isNavigationRequest()) reopened = true;
      const ofTheBuild = /\.js$|\/page-data\//.test(new URL(request.url()).pathname);
      if (reopened || !ofTheBuild) return route.fallback();
      return route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" });
    });
  }

  test("stays usable, though what it loads late is gone", async ({ page, consoleWatch }) => {
    tolerateReports(consoleWatch);
    await page.goto("/");
    await hydrated(page);
    await deploy(page);
    await expectUsable(page);
    await page.locator("[data-tooltip]:visible").first().hover();
    await settle(page);
    await expectUsable(page);
  });

  test("leads to the new site, not to half of it", async ({ page, consoleWatch }) => {
    tolerateReports(consoleWatch);
    await page.goto("/thank-you/");
    await settle(page);
    await hydrated(page);
    await deploy(page);
    await page.locator("header").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1, name: landing.hero.headline })).toBeVisible();
    await settle(page);
    await expectUsable(page);
  });

  test("whose data is newer than its scripts loads itself again, once, and then works", async ({ page }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route("**/page-data/app-data.json", (route) =>
      route.fulfill({ json: { webpackCompilationHash: "0123456789abcdef0123" } }),
    );
    await page.goto("/");
    await settle(page);
    await expect.poll(() => documents).toBe(2);
    await settle(page);
    await hydrated(page);
    await expectUsable(page);
    expect(documents).toBe(2);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
});
