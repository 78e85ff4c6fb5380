import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page, Route } from "@playwright/test";
import { arrow, carousel } from "../carousel-and-marquee";
import { DESKTOP, landing, notFound, reviews, SECTION_IDS, site, TEL, thankYou } from "../fixture-content";
import { CACHE_DIR } from "../fixture-site";
import { type ConsoleWatch, expect, hydrated, test } from "../playwright-test";

/**
 * What a visitor sees when something does not arrive: each file, each kind of file, the network, or the site as it was
 * when the page was opened. In every case the page is there, says what it has to say, and every way to act works.
 */

// Sliding and smooth scrolling are looked at elsewhere, and take their time.
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

/** Paths of modules by the script they are in; written by gatsby/webpack/bundle-plugin.ts. */
const MODULES: Record<string, string[]> = JSON.parse(readFileSync(path.join(CACHE_DIR, "bundle-modules.json"), "utf8"));

const withoutHash = (name: string) => name.replace(/-[0-9a-f]{20}\.js$/, "");

/** The scripts that the landing page asks for. Gatsby writes others, which have a number and nothing of ours in them. */
const SCRIPTS = Object.keys(MODULES)
  .filter((name) => !/---(?!src-pages-index)/.test(name))
  .filter((name) => !/^\d/.test(name) || MODULES[name]?.some((module) => module.startsWith("src/")))
  .map(withoutHash)
  .sort();

const DATA = ["page-data/app-data.json", "page-data/index/page-data.json"];

type Failure = (route: Route) => Promise<void>;

const cutOff: Failure = (route) => route.abort();
const gone: Failure = (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" });
const broken: Failure = (route) => route.fulfill({ contentType: "text/plain", body: "{<!" });

/** Ways in which a file can fail to arrive. */
const FAILURES = { "is cut off": cutOff, "is gone": gone, "arrives broken": broken };

/** What fails, the browser or Gatsby may report, in words of their own. React may not: nothing of ours may break. */
function tolerateReports(consoleWatch: ConsoleWatch): void {
  consoleWatch.tolerate(/^(?!.*(?:Minified React error|hydrat)).*/is);
}

/** What a browser and Gatsby say about a script that is missing. Which of it comes depends on the file. */
function tolerateMissingScript(consoleWatch: ConsoleWatch): void {
  consoleWatch.tolerate(/Failed to load resource|ChunkLoadError|Loading chunk|page resources for .* not found/);
}

/** Opens a page, and gives it the sign of a visitor for which its scripts wait. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.mouse.move(10, 10);
  await page.waitForLoadState("networkidle");
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

  await page.locator("#reviews").scrollIntoViewIfNeeded();
  // The slider may just be taking the row's place; it keeps copies of its slides beside the screen.
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

/** Every section and every review can be read to its end. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.headline);
  for (const id of SECTION_IDS) await expect(page.locator(`#${id}`)).toBeVisible();
  for (const { id, fullText, hasReadMore } of reviews) {
    const card = carousel(page).locator(`.slide:not([inert] *) [data-review-id="${id}"]`).first();
    // In the slider only some can be seen; the arrows lead to the others.
    if ((await card.count()) === 0) await arrow(page, "next").click();
    await expect(card).toBeAttached();
    const toggle = card.getByRole("button");
    if (hasReadMore && (await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
    await expect(card).toContainText(fullText, { useInnerText: true });
  }
}

async function expectLinksToWork(page: Page): Promise<void> {
  const menu = page.getByRole("navigation", { name: site.labels.mainNavigation });
  for (const { label, section } of site.navigation) {
    await menu.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`/#${section}$`));
    await expect(page.locator(`#${section}`)).toBeInViewport();
  }
  const links = page.locator('a[href^="tel:"], a[href^="mailto:"], a[href^="https:"]');
  const dead = await links.evaluateAll((all) => all.filter((link) => !link.matches(":any-link:not([inert] *)")).length);
  expect(dead, "links that cannot be followed").toBe(0);
}

test.describe("Failed requests", () => {
  test("every script of the landing page is one of those that are made to fail", async ({ page }) => {
    const fetched = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") fetched.add(new URL(request.url()).pathname.slice(1));
    });
    await page.goto("/");
    await hydrated(page);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(page.locator(".slick-list")).toBeVisible();
    await arrow(page, "next").hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
    expect(fetched.size).toBeGreaterThan(5);
    expect([...fetched].map(withoutHash).sort()).toEqual(SCRIPTS);
  });

  for (const script of SCRIPTS) {
    test(`without the script ${script}, the landing page can be read and used`, async ({ page, consoleWatch }) => {
      // To the browser, one that is gone (404) has failed in the same way as one that is cut off.
      for (const [failure, fail] of Object.entries({ "is cut off": cutOff, "arrives broken": broken })) {
        await test.step(failure, async () => {
          if (fail === cutOff) tolerateMissingScript(consoleWatch);
          else tolerateReports(consoleWatch);
          let failed = 0;
          await page.route(new RegExp(`/${script}-[0-9a-f]{20}\\.js`), (route) => {
            failed += 1;
            return fail(route);
          });
          await open(page, "/");
          await page.locator("#reviews").scrollIntoViewIfNeeded();
          // While the slider takes the row's place, a button may slip away under a pointer that does not move.
          await expect(async () => {
            await page.mouse.move(5, 300);
            await arrow(page, "next").hover();
            expect(failed).toBeGreaterThan(0);
          }).toPass();
          await expectUsable(page);
          if (fail === cutOff) {
            await expectReadable(page);
            await expectLinksToWork(page);
          }
          await page.unrouteAll({ behavior: "wait" });
        });
      }
    });
  }

  test("without any script or data, the landing page stays usable", async ({ page, consoleWatch }) => {
    tolerateReports(consoleWatch);
    for (const fail of Object.values(FAILURES)) {
      await page.route(/\.js$|\/page-data\//, fail);
      await open(page, "/");
      await expectUsable(page);
      await page.unrouteAll({ behavior: "wait" });
    }
  });

  for (const [failure, fail] of Object.entries(FAILURES)) {
    test(`data that ${failure} leaves every page usable`, async ({ page, consoleWatch }) => {
      tolerateReports(consoleWatch);
      for (const file of DATA) {
        await test.step(file, async () => {
          await page.route(`**/${file}`, fail);
          await open(page, "/");
          await expectUsable(page);
          await page.unrouteAll({ behavior: "wait" });
        });
      }

      await test.step("all data: the thank-you page and the missing page say what they have to", async () => {
        await page.route("**/page-data/**", fail);
        await open(page, "/thank-you/");
        await expect(page.getByRole("heading", { level: 1, name: thankYou.heading })).toBeVisible();
        for (const { button } of thankYou.steps) await expect(page.getByRole("link", { name: button })).toBeVisible();
        await open(page, "/nowhere");
        await expect(page.getByRole("heading", { level: 1, name: notFound.heading })).toBeVisible();
        await page.getByRole("link", { name: notFound.homeLink }).click();
        await expect(page.getByRole("heading", { level: 1, name: landing.hero.headline })).toBeVisible();
      });
    });

    test(`with a font and images that do not arrive (${failure}), words are in their place`, async ({
      page,
      consoleWatch,
    }) => {
      tolerateReports(consoleWatch);
      await page.route(/\.(?:woff2?|avif|webp|png|jpe?g|svg|ico)$/, fail);
      await open(page, "/");
      for (const part of await page.locator("main > *").all()) await part.scrollIntoViewIfNeeded();
      await expectUsable(page);
      for (const heading of await page.locator("h1, h2").all()) {
        const box = await heading.boundingBox();
        expect(box?.height).toBeGreaterThan(10);
      }
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBe(0);
      await expect(page.locator("img:not([alt])")).toHaveCount(0);
    });
  }

  test("offline after it was read: everything on the page still works", async ({ page, context, consoleWatch }) => {
    await page.goto("/");
    await hydrated(page);
    await context.setOffline(true);
    tolerateReports(consoleWatch);
    await expectUsable(page);

    // The library of the carousel has not been loaded; the plain row does its work.
    await carousel(page).scrollIntoViewIfNeeded();
    const shown = () =>
      carousel(page)
        .locator("[data-review-id]")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    const before = await shown();
    await arrow(page, "next").click();
    await expect.poll(shown).not.toEqual(before);
  });

  test.describe("A page that was opened before a deploy and is used after it", () => {
    /** After a deploy, no script of the earlier one is there any more; new pages name new ones. */
    async function deploy(page: Page): Promise<void> {
      let reopened = false;
      await page.route("**/*", (route) => {
        const request = route.request();
        if (request.isNavigationRequest()) reopened = true;
        const ofTheBuild = /\.js$|\/page-data\//.test(new URL(request.url()).pathname);
        if (reopened || !ofTheBuild) return route.fallback();
        return gone(route);
      });
    }

    test("stays usable, though what it loads late is gone", async ({ page, consoleWatch }) => {
      tolerateReports(consoleWatch);
      await page.goto("/");
      await hydrated(page);
      await deploy(page);
      await expectUsable(page);
      await page.locator("[data-tooltip]:visible").first().hover();
      await expectUsable(page);
    });

    test("leads to the new site, not to half of it", async ({ page, consoleWatch }) => {
      tolerateReports(consoleWatch);
      await page.goto("/thank-you/");
      await hydrated(page);
      await deploy(page);
      await page.locator("header").getByRole("link").first().click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1, name: landing.hero.headline })).toBeVisible();
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
      let loaded = 0;
      page.on("load", () => {
        loaded += 1;
      });
      await page.goto("/");
      await page.mouse.move(10, 10);
      await expect.poll(() => loaded).toBe(2);
      await hydrated(page);
      await expectUsable(page);
      expect(documents).toBe(2);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    });
  });
});
