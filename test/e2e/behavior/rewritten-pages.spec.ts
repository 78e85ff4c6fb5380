import type { Locator, Page } from "@playwright/test";
import {
  arrow,
  carousel,
  clickInView,
  expectInView,
  openReviews,
  reviewIds,
  showReviews,
  strip,
  tooltip,
} from "../parts";
import { REWRITINGS, translateToArabic } from "../rewrite-page";
import {
  DESKTOP,
  MISSING_ROUTE,
  PHONE,
  ROUTES,
  reviews,
  reviewsMove,
  STILL_REVIEWS,
  site,
  stats,
  stripMoves,
} from "../site-content";
import {
  bringIntoView,
  countSheets,
  expect,
  expectMissingPage,
  holdFiles,
  SOON,
  scrollTo,
  settled,
  started,
  test,
} from "../test";

/** Browsers change the HTML of a page for their readers. The page works all the same, and never undoes it. */
test.use({ viewport: DESKTOP, rewritesIslands: true });

const CAMPAIGN = "gclid=abc";

/** Expects that each link to a form has the campaign when it is used. */
async function expectCampaign(page: Page): Promise<void> {
  for (const link of await page.locator('main a[data-event][href^="https:"]:visible').all()) {
    await link.focus();
    await expect.soft(link).toHaveAttribute("href", new RegExp(CAMPAIGN));
  }
}

/** Returns the words outside of the islands that are not translated. */
const untranslated = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const left: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement: place } = walker.currentNode as Text;
      const isText = data.trim() && !place?.closest("script, style, #strip, #carousel, [id^=figure-], #tooltips");
      if (isText && !place?.closest("font")) left.push(data);
    }
    return left;
  });

const figures = (page: Page) => page.locator("[id^=figure-] > span:not([aria-hidden])");

for (const [browserOf, rewrite] of Object.entries(REWRITINGS)) {
  test(`what ${browserOf} did to the landing page, and what the visitor did, outlives the start of React`, async ({
    page,
  }) => {
    test.skip(!reviewsMove, STILL_REVIEWS);
    const letScriptsIn = await holdFiles(page);
    await page.goto(`/?${CAMPAIGN}`);
    await page.getByText("Sources of these figures").click();
    await bringIntoView(carousel(page));
    await arrow(page, "next").click();
    await expectInView(page, reviewIds(2, 3));
    const number = reviews.findIndex(({ hasReadMore }, index) => hasReadMore && index > 0);
    const review = page.locator(`[data-review-id="${reviewIds(number + 1, 1)}"]`);
    await review.locator("summary").press("Enter");
    await expectInView(page, reviewIds(2, 3));
    await strip(page).evaluate((row) => row.scrollTo({ left: 400, behavior: "instant" }));
    // The focus is out of view now.
    await scrollTo(page, 100);
    await page.evaluate(rewrite);
    const state = () =>
      page.evaluate(() => ({
        y: scrollY,
        row: document.querySelector(".carousel-row")?.scrollLeft,
        open: [...document.querySelectorAll("[open]")].map((details) => details.parentElement?.className),
        focus: document.activeElement?.closest("[data-review-id]")?.getAttribute("data-review-id"),
        title: document.title,
      }));
    const before = await state();
    expect(before.open).toHaveLength(2);

    letScriptsIn();
    await started(page);
    await expect.poll(state, SOON).toEqual(before);
    await expect(review.locator("summary")).toBeFocused();
    await expect(carousel(page).getByRole("status")).toContainText("2–4");
    if (stripMoves) {
      const left = () => strip(page).evaluate((row) => row.firstElementChild?.getBoundingClientRect().left ?? 0);
      await expect.poll(left, { message: "the badges stay where they were scrolled to", ...SOON }).toBeLessThan(-300);
    }
    if (rewrite === REWRITINGS["a translator"]) expect(await untranslated(page)).toEqual([]);
    await arrow(page, "next").click();
    await showReviews(page);
    await expectCampaign(page);
  });
}

for (const route of ROUTES.filter((one) => one !== "/")) {
  test(`the page ${route} stays as browsers have changed it`, async ({ page, consoleWatch }) => {
    if (route === MISSING_ROUTE) expectMissingPage(consoleWatch, route);
    const letScriptsIn = await holdFiles(page);
    await page.goto(`${route}?${CAMPAIGN}`);
    for (const rewrite of Object.values(REWRITINGS)) await page.evaluate(rewrite);
    const html = () => page.locator("main").innerHTML();
    const before = await html();
    letScriptsIn();
    await started(page);
    expect(await html()).toBe(before);
    await expectCampaign(page);
  });
}

/** Uses everything that moves on the landing page, as the reader of a translation. */
async function visit(page: Page): Promise<void> {
  await bringIntoView(page.locator("#awards"));
  await expect(figures(page)).toHaveCount(stats.length);
  await expect(page.locator("#awards .count")).toHaveCount(0);
  const numbers = (await figures(page).allTextContents()).map((text) => Number(text.replace(/\D/g, "")));
  expect(numbers).toEqual(stats.map(({ number }) => number));
  if (stripMoves) {
    await bringIntoView(strip(page));
    const button = page.getByRole("button", { name: /the badges/ });
    for (const name of ["Pause the badges", "Play the badges"]) {
      await expect(button).toHaveAccessibleName(name);
      await button.click();
    }
    // After a click, a tooltip stays closed until the pointer comes back.
    await page.mouse.move(5, 5);
    await button.hover();
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(tooltip(page)).toHaveCount(0);
  }
  if (reviewsMove) {
    await showReviews(page);
    const status = carousel(page).getByRole("status");
    for (const first of [2, 3, 4]) {
      await arrow(page, "next").click();
      await expectInView(page, reviewIds(first, 3));
      await expect(status).toContainText(`${first}–${first + 2}`);
    }
    await page.keyboard.press("ArrowLeft");
    await expectInView(page, reviewIds(3, 3));
    const toggle = carousel(page).locator(".slide:not([inert] *) summary").first();
    for (const isOpen of [true, false]) {
      await toggle.press("Enter");
      await expect(carousel(page).locator(".slide:not([inert] *) details[open]")).toHaveCount(Number(isOpen));
    }
  }
  await page.setViewportSize(PHONE);
  const menu = page.getByRole("banner").locator("details");
  await clickInView(menu.locator("summary"));
  await clickInView(page.locator(".site-nav a").last());
  await expect(menu).not.toHaveAttribute("open");
  await expect(page).toHaveURL(new RegExp(`#${site.navigation.at(-1)?.section}$`));
  await page.setViewportSize(DESKTOP);
}

for (const when of ["before", "after"]) {
  test(`a page that a translator works on, from ${when} the start of React, does what it should`, async ({
    page,
    browserName,
  }) => {
    const letScriptsIn = await holdFiles(page);
    await page.goto("/");
    if (when === "before") await page.evaluate(REWRITINGS["a translator"]);
    letScriptsIn();
    await started(page);
    if (when === "after") await page.evaluate(REWRITINGS["a translator"]);
    await visit(page);
    if (browserName === "chromium") await countSheets(page);
    await page.goto("/thank-you/");
    await page.evaluate(() => history.back());
    const sections = () => page.evaluate(() => document.querySelectorAll("#reviews").length).catch(() => 0);
    await expect.poll(sections, SOON).toBe(1);
  });
}

const isOnScreen = (badge: Locator) =>
  badge.evaluateAll(
    (all) =>
      all.map((one) => one.getBoundingClientRect()).filter(({ left, right }) => left >= 0 && right <= innerWidth)
        .length,
  );

for (const when of ["before", "after"]) {
  test(`on a page from right to left, since ${when} the start of React, what moves leads to the right`, async ({
    page,
  }) => {
    test.skip(!reviewsMove || !stripMoves, STILL_REVIEWS);
    if (when === "after") await openReviews(page);
    else await page.goto("/");
    await translateToArabic(page);
    await started(page);
    await showReviews(page);
    for (const [which, first] of [
      ["next", 2],
      ["next", 3],
      ["next", 4],
      ["previous", 3],
    ] as const) {
      await arrow(page, which).click();
      await expectInView(page, reviewIds(first, 3));
    }
    await expect(carousel(page).getByRole("article").first()).toHaveCSS("direction", "rtl");
    await bringIntoView(strip(page));
    for (let tenth = 0; tenth < 10; tenth += 1) {
      await strip(page).evaluate((frame, at) => {
        const [round] = frame.firstElementChild?.getAnimations() ?? [];
        if (round) round.currentTime = (at / 10) * Number(round.effect?.getComputedTiming().duration);
      }, tenth);
      await settled(page);
      expect(await isOnScreen(strip(page).locator("img")), `badges at ${tenth}0%`).toBeGreaterThanOrEqual(3);
    }
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(beyond, SOON).toBeLessThanOrEqual(0);
    }
  });
}
