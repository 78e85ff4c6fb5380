import type { Locator, Page, Request } from "@playwright/test";
import { DESKTOP, landing, reviews, SECTION_IDS, site } from "../content";
import { expect, holdScripts, hydrated, test } from "../fixtures";
import { arrow, bringIntoView, carousel, expectInView, from } from "../motion";

test.use({ viewport: DESKTOP });

const isScript = (request: Request) => request.resourceType() === "script";

/** Brings every script in that the page knows: those it starts with, the slider's and the tooltips'. */
async function visit(page: Page): Promise<void> {
  await page.goto("/");
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 200);
  await bringIntoView(carousel(page));
  await arrow(page, "next").hover();
}

/** Names of all script files of a whole visit, without the part that changes with their content. */
async function scriptNames(page: Page): Promise<string[]> {
  const urls = new Set<string>();
  page.on("request", (request) => {
    if (isScript(request)) urls.add(request.url());
  });
  await visit(page);
  await hydrated(page);
  await page.mouse.move(5, 300);
  await arrow(page, "next").hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  return [...urls];
}

/** What a browser and Gatsby say about a file that is missing. Which of it comes depends on the file. */
const FAILURE = /Failed to load resource|ChunkLoadError|Loading chunk|page resources for .* not found/;

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.headline);
  for (const id of SECTION_IDS) await expect(page.locator(`#${id}`)).toBeVisible();
  for (const { id, fullText, hasReadMore } of reviews) {
    const card = carousel(page).locator(`.slide:not([inert] *) [data-review-id="${id}"]`).first();
    if ((await card.count()) === 0) {
      // In the slider only some can be seen; the arrows lead to the others.
      await arrow(page, "next").click();
    }
    await expect(card).toBeAttached();
    if (hasReadMore && (await card.getByRole("button").getAttribute("aria-expanded")) === "false") {
      await card.getByRole("button").click();
    }
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
  for (const link of await page.locator('a[href^="tel:"], a[href^="mailto:"], a[href^="https:"]').all()) {
    expect(await link.evaluate((element) => element.matches(":any-link") && !element.closest("[inert]"))).toBe(true);
  }
}

test("with any single script file missing, everything can be read and every link followed", async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const files = await scriptNames(page);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    await test.step(new URL(file).pathname, async () => {
      const visitor = await browser.newPage({ viewport: DESKTOP, baseURL: new URL(file).origin });
      const said: string[] = [];
      visitor.on("console", (message) => said.push(message.text()));
      visitor.on("pageerror", ({ message }) => said.push(message));
      await visitor.route(file, (route) => route.abort());
      let missed = false;
      visitor.on("requestfailed", (request) => {
        if (request.url() === file) missed = true;
      });
      await visit(visitor);
      // While the slider takes the row's place, a button may slip away under a pointer that does not move.
      await expect(async () => {
        await visitor.mouse.move(5, 300);
        await arrow(visitor, "next").hover();
        expect(missed).toBe(true);
      }).toPass();
      await expectReadable(visitor);
      await expectLinksToWork(visitor);
      expect(said.filter((message) => !FAILURE.test(message))).toEqual([]);
      await visitor.close();
    });
  }
});

test("while the scripts are on their way, the last click on a button is kept, and happens once", async ({ page }) => {
  const letScriptsIn = await holdScripts(page);
  await page.goto("/");
  await arrow(page, "next").click();
  await arrow(page, "next").click();
  letScriptsIn();
  await hydrated(page);
  await expectInView(page, from(2, 3));
  await arrow(page, "next").click();
  await expectInView(page, from(3, 3));
});

test("while React arrives, a review opens and closes at once, and stays as it was left", async ({ page }) => {
  const letScriptsIn = await holdScripts(page, "**/component---src-pages-index*");
  const app = page.waitForResponse(/\/app-/);
  await page.goto("/");
  const long = reviews.filter(({ hasReadMore }) => hasReadMore).slice(0, 2);
  const [opened, closedAgain] = long.map(({ id }) => page.locator(`.slide:not([inert] *) > [data-review-id=${id}]`));
  if (!opened || !closedAgain) throw new Error("The test needs two long reviews.");
  const toggle = (review: Locator) => review.getByRole("button");

  await toggle(opened).click();
  await app;
  await expect(opened.getByText(landing.reviews.readLess)).toBeVisible();
  await toggle(closedAgain).click();
  await toggle(closedAgain).press("Enter");
  await expect(closedAgain.getByText(landing.reviews.readMore)).toBeVisible();
  await expect(toggle(closedAgain)).toHaveAttribute("aria-expanded", "false");

  letScriptsIn();
  await hydrated(page);
  await toggle(closedAgain).blur();
  await expect(page.locator(".slick-list")).toBeVisible();
  await expect(toggle(opened)).toHaveAttribute("aria-expanded", "true");
  await expect(toggle(closedAgain)).toHaveAttribute("aria-expanded", "false");
  await toggle(opened).click();
  await expect(toggle(opened)).toHaveAttribute("aria-expanded", "false");
});

test("the page behind a link is there even if its script is not", async ({ page }) => {
  await page.goto("/thank-you/");
  await hydrated(page);
  await page.route(/component---src-pages-index/, (route) => route.abort());
  await page.getByRole("navigation", { name: site.labels.mainNavigation }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.headline);
});
