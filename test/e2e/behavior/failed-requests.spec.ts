import type { Page, Route } from "@playwright/test";
import {
  arrow,
  bringIntoView,
  carousel,
  expectInView,
  from,
  marquee,
  passTime,
  SOON,
  stopClock,
} from "../carousel-and-marquee";
import { expect, expectMissingPage, holdScripts, hydrated, test, wake } from "../playwright-test";
import { DESKTOP, landing, MAILTO, SECTION_IDS, site, TEL, thankYou } from "../site-content";

/**
 * These tests break what a page depends on: one file or all files of a kind are missing, the network
 * is down, or a deploy has replaced the files of an open page. In every case, the page still shows
 * its content, and a visitor can call, write, and use the page.
 */

// Other tests look at the movement of the slider and of the page, which takes time.
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

type Failure = (route: Route) => Promise<void>;

const cutOff: Failure = (route) => route.abort();
const gone: Failure = (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" });
const broken: Failure = (route) => route.fulfill({ contentType: "text/plain", body: "{<!" });

/** Matches the messages of the browser, webpack and Gatsby about a missing file. */
const REPORTS = /^error: Failed to load resource|ChunkLoadError|Loading chunk|page resources for \S+ not found/;

/** Opens a page, starts its scripts, and waits until all requests have ended. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await wake(page);
  await page.waitForLoadState("networkidle");
}

/**
 * Uses the page as a visitor would, until everything works. Each attempt is one script in the page, because the
 * page may reload itself, and the slider may replace the row of reviews, at any time.
 */
async function expectUsable(page: Page): Promise<void> {
  const faults = () =>
    page.evaluate(
      ({ headline, links, sections, errorTitle }) => {
        const found: string[] = [];
        const check = (isTrue: boolean | undefined, fault: string) => isTrue || found.push(fault);
        const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility();
        check(document.querySelector("h1")?.textContent?.trim() === headline, "no headline");
        check(!document.body.innerText.includes(errorTitle), "an error screen");
        for (const href of links) check(isShown(`main a[href="${href}"]`), `no link to ${href}`);
        for (const id of sections) {
          check(isShown(`#${id}`), `no #${id}`);
          const link = document.querySelector<HTMLElement>(`header nav a[href$="#${id}"]`);
          link?.click();
          const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
          check(!link || (top < innerHeight && bottom > 0), `#${id} does not come into view`);
        }
        // The slider keeps copies of its slides beside the screen.
        const cards = [...document.querySelectorAll<HTMLElement>(".slide:not([inert] *) [data-review-id]")];
        check(cards.length >= 3, "no reviews");
        for (const card of cards) {
          const rest = card.querySelector(".review-rest");
          for (const isOpen of rest ? [true, false] : []) {
            card.querySelector<HTMLElement>(".review-toggle")?.click();
            check(rest?.checkVisibility() === isOpen, `${card.dataset.reviewId} does not ${isOpen ? "open" : "close"}`);
          }
        }
        return found;
      },
      {
        headline: landing.hero.headline,
        links: [TEL, MAILTO, site.links.deedGuideForm, site.links.consultation],
        sections: SECTION_IDS,
        errorTitle: "Unexpected Application Error!",
      },
    );
  // A page that is reloading cannot run a script.
  await expect.poll(() => faults().catch((error: Error) => [error.message]), SOON).toEqual([]);
}

test("the landing page stays usable if any one of its scripts is missing", async ({ page, consoleWatch }) => {
  consoleWatch.tolerate(REPORTS);
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  /** Loads the scripts that start the page, and those that a visitor's actions load later. */
  const visit = async () => {
    await open(page, "/");
    await carousel(page).scrollIntoViewIfNeeded();
    // The arrows have tooltips as well, but are shown only with their scripts.
    await page.locator("[data-tooltip]:visible").first().hover();
    await page.waitForLoadState("networkidle");
  };
  await visit();
  await expect.poll(() => scripts.size, "scripts").toBeGreaterThan(5);
  for (const script of scripts) {
    await test.step(script, async () => {
      const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(script));
      await page.route(`**${script}`, cutOff);
      await visit();
      await failed;
      await expectUsable(page);
      await page.unrouteAll({ behavior: "wait" });
    });
  }
});

for (const [failure, fail] of Object.entries({ "is cut off": cutOff, "is gone": gone, "arrives broken": broken })) {
  test(`every page stays usable if its data ${failure}`, async ({ page, consoleWatch }) => {
    consoleWatch.tolerate(REPORTS);
    expectMissingPage(consoleWatch, "/nowhere");
    for (const file of ["app-data.json", "index/page-data.json"]) {
      await test.step(file, async () => {
        await page.route(`**/page-data/${file}`, fail);
        await open(page, "/");
        await expectUsable(page);
        await page.unrouteAll({ behavior: "wait" });
      });
    }
    await test.step("all data of the thank-you page and of a missing page", async () => {
      await page.route("**/page-data/**", fail);
      await open(page, "/thank-you/");
      await expect(page.getByRole("heading", { level: 1, name: thankYou.heading })).toBeVisible();
      for (const { button } of thankYou.steps) await expect(page.getByRole("link", { name: button })).toBeVisible();
      await open(page, "/nowhere");
      await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
      await page.getByRole("link", { name: "Return to Home" }).click();
      await expect(page.getByRole("heading", { level: 1, name: landing.hero.headline })).toBeVisible();
    });
  });
}

test("the landing page stays usable with broken scripts, and without images and fonts", async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.tolerate(REPORTS);
  consoleWatch.expect(/^uncaught: SyntaxError/);
  await page.route("**/*.js", broken);
  await open(page, "/");
  await expectUsable(page);
  await page.unrouteAll({ behavior: "wait" });

  await page.route(/\.(?:woff2?|avif|webp|png|jpe?g|svg|ico)$/, cutOff);
  await open(page, "/");
  await expectUsable(page);
  const heights = await page.locator("h1, h2").evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.min(...heights), "px of the lowest heading").toBeGreaterThan(10);
  const root = page.locator("html");
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("a page has scroll bars instead of arrows while its scripts are missing, and arrows when they arrive", async ({
  page,
}) => {
  await stopClock(page);
  const letScriptsIn = await holdScripts(page);
  await page.goto("/");
  await wake(page);
  const row = carousel(page).getByRole("list");
  await expect(arrow(page, "next")).toBeVisible();
  for (const scroller of [row, marquee(page)]) await expect(scroller).toHaveCSS("scrollbar-width", "none");
  await passTime(page, 8000);
  await expect(arrow(page, "next")).toBeHidden();
  for (const scroller of [row, marquee(page)]) {
    await expect(scroller).toHaveCSS("scrollbar-width", "auto");
    await expect(scroller).toHaveCSS("overflow-x", "auto");
  }

  letScriptsIn();
  await page.clock.resume();
  await bringIntoView(carousel(page));
  await expect(page.locator(".slick-list")).toBeVisible();
  await arrow(page, "next").click();
  await expect(carousel(page).getByRole("status")).toHaveText("2–4 of 6");
  await expectInView(page, from(2, 3));
});

test("everything on an open page works offline", async ({ page, context, consoleWatch }) => {
  await page.goto("/");
  await hydrated(page);
  await context.setOffline(true);
  consoleWatch.tolerate(REPORTS);
  await expectUsable(page);
  // The slider has not been loaded, so the arrows move the plain row.
  for (const [which, inView] of [
    ["next", "2–4"],
    ["next", "3–5"],
    ["next", "4–6"],
    ["next", "1–3"],
    ["previous", "4–6"],
  ] as const) {
    await arrow(page, which).click();
    await expect(carousel(page).getByRole("status")).toHaveText(`${inView} of 6`);
    await expectInView(page, from(Number(inView[0]), 3));
  }
});

test.describe("A page that was opened before a deploy", () => {
  /** Removes the scripts and data that the open page names, until the visitor opens another page. */
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

  test("stays usable, and its links lead to the new site", async ({ page, consoleWatch }) => {
    consoleWatch.tolerate(REPORTS);
    await page.goto("/thank-you/");
    await hydrated(page);
    await deploy(page);
    await page.locator("header").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await hydrated(page);
    await expectUsable(page);
    await page.unrouteAll({ behavior: "wait" });

    await page.reload();
    await hydrated(page);
    await deploy(page);
    await carousel(page).scrollIntoViewIfNeeded();
    await page.locator("[data-tooltip]:visible").first().hover();
    await expectUsable(page);
  });

  test("reloads itself once when its data is newer than its scripts, and then works", async ({ page }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route("**/page-data/app-data.json", (route) =>
      route.fulfill({ json: { webpackCompilationHash: "0123456789abcdef0123" } }),
    );
    await page.goto("/");
    const loadedAgain = page.waitForEvent("load");
    await wake(page);
    await loadedAgain;
    await hydrated(page);
    await expectUsable(page);
    expect(documents).toBe(2);
  });
});
