import type { Page, Route } from "@playwright/test";
import { arrow, carousel, SOON } from "../carousel-and-marquee";
import { DESKTOP, landing, notFound, reviews, SECTION_IDS, site, TEL, thankYou } from "../fixture-content";
import { type ConsoleWatch, expect, hydrated, test, wake } from "../playwright-test";

/**
 * What a visitor sees when something does not arrive: each file, each kind of file, the network, or the site as it was
 * when the page was opened. In every case the page is there, says what it has to say, and every way to act works.
 */

// Sliding and smooth scrolling are looked at elsewhere, and take their time.
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

type Failure = (route: Route) => Promise<void>;

const cutOff: Failure = (route) => route.abort();
const gone: Failure = (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" });
const broken: Failure = (route) => route.fulfill({ contentType: "text/plain", body: "{<!" });

/** Ways in which a file can fail to arrive. To the browser, a script that is gone has failed like one that is cut off. */
const FAILURES = { "is cut off": cutOff, "is gone": gone, "arrives broken": broken };

/** What fails, the browser or Gatsby may report, in words of their own. React may not: nothing of ours may break. */
function tolerateReports(consoleWatch: ConsoleWatch): void {
  consoleWatch.tolerate(/^(?!.*(?:Minified React error|hydrat)).*/is);
}

/** Opens a page, wakes its scripts, and waits until those that can arrive have. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await wake(page);
  await page.waitForLoadState("networkidle");
}

/**
 * Uses the page as a visitor would, and expects all that matters to be there. In one go inside of the page, again and
 * again until it is so: a page may load itself again, and the slider may take the row's place, at any time.
 */
async function expectUsable(page: Page): Promise<void> {
  const faults = () =>
    page.evaluate(
      ({ headline, tel, guide, sections, errorTitle, texts }) => {
        const found: string[] = [];
        const expectThat = (isTrue: boolean | undefined, what: string) => isTrue || found.push(`not so: ${what}`);
        const text = document.body.innerText;
        expectThat(document.querySelector("h1")?.textContent?.trim() === headline, "the headline is there");
        expectThat(!text.includes(errorTitle), "there is no error screen");
        expectThat(document.querySelector<HTMLElement>(`#home a[href="${tel}"]`)?.checkVisibility(), "one can call");
        expectThat(document.querySelector(`#guide a[href="${guide}"]`)?.checkVisibility(), "one can get the guide");
        for (const id of sections) {
          expectThat(document.getElementById(id)?.checkVisibility(), `#${id} is there`);
          const links = [...document.querySelectorAll<HTMLAnchorElement>(`header nav a[href$="#${id}"]`)];
          for (const link of links) {
            link.click();
            expectThat(location.hash === `#${id}`, `the menu leads to #${id}`);
            const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
            expectThat(top < innerHeight && bottom > 0, `#${id} comes into view`);
          }
        }
        for (const [id, fullText] of Object.entries(texts)) {
          // The slider keeps copies of its slides beside the screen.
          const card = document.querySelector<HTMLElement>(`.slide:not([inert] *) [data-review-id="${id}"]`);
          const toggle = card?.querySelector<HTMLElement>(".review-toggle");
          const isClosed = () => card?.querySelector(".review-rest")?.checkVisibility() === false;
          if (!card || !toggle) continue;
          expectThat(isClosed(), `${id} is closed`);
          toggle.click();
          expectThat(card.innerText.includes(fullText) && toggle.ariaExpanded === "true", `${id} opens`);
          toggle.click();
          expectThat(isClosed(), `${id} closes`);
        }
        const cards = document.querySelectorAll(".slide:not([inert] *) [data-review-id]");
        expectThat(cards.length >= 3, "reviews are there");
        return found;
      },
      {
        headline: landing.hero.headline,
        tel: TEL,
        guide: site.links.deedGuideForm,
        sections: SECTION_IDS,
        errorTitle: site.errorScreen.title,
        texts: Object.fromEntries(reviews.map(({ id, fullText }) => [id, fullText])),
      },
    );
  // A page that loads itself again cannot be asked.
  await expect.poll(() => faults().catch((error: Error) => [error.message]), SOON).toEqual([]);
}

/** Paths of the scripts that the landing page asks for until React is there, and on the way through it. */
async function scriptsOf(page: Page): Promise<{ first: string[]; late: string[] }> {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await hydrated(page);
  const first = [...asked];
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(page.locator(".slick-list")).toBeVisible();
  await arrow(page, "next").hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  page.removeAllListeners("request");
  return { first, late: asked.slice(first.length) };
}

test.describe("Failed requests", () => {
  test("without any one of its scripts, the landing page can be read and used", async ({ page, consoleWatch }) => {
    const { first, late } = await scriptsOf(page);
    expect([first.length, late.length], "scripts, and those that come when they are wanted").toEqual([5, 2]);
    consoleWatch.tolerate(/Failed to load resource|ChunkLoadError|Loading chunk|page resources for .* not found/);
    for (const script of [...first, ...late]) {
      await test.step(script, async () => {
        let failed = 0;
        await page.route(`**${script}`, (route) => {
          failed += 1;
          return route.abort();
        });
        await open(page, "/");
        await carousel(page).scrollIntoViewIfNeeded();
        // While the slider takes the row's place, a button may slip away under a pointer that does not move.
        await expect(async () => {
          await page.mouse.move(5, 300);
          await arrow(page, "next").hover();
          expect(failed).toBeGreaterThan(0);
        }).toPass(SOON);
        await expectUsable(page);
        if (late.includes(script)) {
          await arrow(page, "next").click();
          await expect(carousel(page).getByRole("status")).toHaveText("2, 3, 4 of 6");
        }
        await page.unrouteAll({ behavior: "wait" });
      });
    }
  });

  for (const [failure, fail] of Object.entries(FAILURES)) {
    test(`what ${failure} leaves every page usable: scripts, data, and with the font and images their words`, async ({
      page,
      consoleWatch,
    }) => {
      tolerateReports(consoleWatch);
      for (const files of [
        /\.js$|\/page-data\//,
        /\/page-data\/app-data\.json$/,
        /\/page-data\/index\/page-data\.json$/,
        /\.(?:woff2?|avif|webp|png|jpe?g|svg|ico)$/,
      ]) {
        await test.step(String(files), async () => {
          await page.route(files, fail);
          await open(page, "/");
          await expectUsable(page);
          await page.unrouteAll({ behavior: "wait" });
        });
      }
      const heights = await page.locator("h1, h2").evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
      expect(Math.min(...heights), "px of the lowest heading").toBeGreaterThan(10);
      const root = page.locator("html");
      expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

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
  }

  test("offline after it was read: everything on the page still works", async ({ page, context, consoleWatch }) => {
    await page.goto("/");
    await hydrated(page);
    await context.setOffline(true);
    tolerateReports(consoleWatch);
    await expectUsable(page);
    // The library of the carousel has not been loaded; the plain row does its work.
    await arrow(page, "next").click();
    await expect(carousel(page).getByRole("status")).toHaveText("2, 3, 4 of 6");
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

    test("stays usable, though what it loads late is gone, and leads to the new site, not to half of it", async ({
      page,
      consoleWatch,
    }) => {
      tolerateReports(consoleWatch);
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

    test("whose data is newer than its scripts loads itself again, once, and then works", async ({ page }) => {
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
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    });
  });
});
