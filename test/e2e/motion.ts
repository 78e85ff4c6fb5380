import type { Locator, Page } from "@playwright/test";
import { atEveryFrame, type Samples, wholeCards } from "./browsers/motion";
import { landing } from "./content";
import { expect, hydrated } from "./fixtures";

export { distance, from, values } from "./browsers/motion";

/** What the tests of moving things have in common: to look at them over time, from outside. */

/** Reads `read` at every frame for a while, in the page. */
export function sample<Value>(target: Locator, read: (element: Element) => Value, ms: number): Promise<Samples<Value>> {
  return target.evaluate(atEveryFrame(read), ms);
}

/** Adds a style in the one way the page's own policy allows; the answer takes it away again. */
export async function addStyle(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)];
  }, css);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}

export const left = (element: Element) => element.getBoundingClientRect().left;

/** Scrolls without the page's own smooth scrolling, so that a test need not wait for it. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
}

export async function bringIntoView(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

/* ---- Carousel ---- */

export function carousel(page: Page): Locator {
  return page.getByRole("region", { name: landing.reviews.carouselLabel });
}

export function arrow(page: Page, which: "previous" | "next"): Locator {
  return page.getByRole("button", { name: landing.reviews[which] });
}

/** Opens the landing page and goes to the reviews, when the slider has arrived. */
export async function openReviews(page: Page): Promise<void> {
  await page.goto("/");
  await hydrated(page);
  await bringIntoView(carousel(page));
  await expect(page.locator(".slick-list")).toBeVisible();
}

export function cardsInView(page: Page): Promise<string[]> {
  return page.evaluate(wholeCards);
}

export async function expectInView(page: Page, ids: string[]): Promise<void> {
  await expect.poll(() => cardsInView(page), { message: "cards in view" }).toEqual(ids);
}

/* ---- Strip ---- */

export function strip(page: Page): Locator {
  return page.getByRole("group", { name: landing.awards.stripLabel });
}

/** Goes to the strip, and waits until it moves or could be moved. */
export async function openMarquee(page: Page): Promise<void> {
  await page.goto("/");
  await hydrated(page);
  await bringIntoView(strip(page));
  await expect(strip(page)).toHaveClass(/moving/);
}

/** Where the first badge stands, in px, and how far it is to its copy: one round of the loop. */
export function marqueePosition(page: Page): Promise<{ x: number; round: number }> {
  return strip(page).evaluate((element) => {
    const badges = [...element.querySelectorAll("img")].map((badge) => badge.getBoundingClientRect().left);
    const [x = 0, copy] = [badges[0], badges[badges.length / 2]];
    // Without a copy there is no loop, and no two positions that look the same.
    return { x, round: copy === undefined ? 1e6 : copy - x };
  });
}
