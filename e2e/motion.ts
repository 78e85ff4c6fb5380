import type { Locator, Page } from "@playwright/test";
import { landing } from "./content";
import { expect, hydrated } from "./fixtures";

/** What the tests of moving things have in common: to look at them over time, from outside. */

/** A value at a moment: [milliseconds since the first sample, value]. */
export type Samples<Value> = [time: number, value: Value][];

/** Reads `read` at every frame for a while, in the page. */
export function sample<Value>(target: Locator, read: (element: Element) => Value, ms: number): Promise<Samples<Value>> {
  // Both functions go there in one piece: the page's own policy forbids it to make functions of text.
  const watch = new Function(`return async (element, duration) => {
    const read = ${read.toString()};
    const samples = [];
    const start = performance.now();
    for (let now = start; now - start < duration; now = await new Promise(requestAnimationFrame)) {
      samples.push([performance.now() - start, read(element)]);
    }
    return samples;
  }`)() as (element: Element, duration: number) => Promise<Samples<Value>>;
  return target.evaluate(watch, ms);
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

export const values = <Value>(samples: Samples<Value>): Value[] => samples.map(([, value]) => value);

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

/** Ids of the reviews that can be seen whole in the carousel, from left to right. */
export function cardsInView(page: Page): Promise<string[]> {
  return carousel(page).evaluate((region) => {
    const frame = region.getBoundingClientRect();
    // The slider makes every slide a whole number of px wide.
    const rounding = 3;
    return [...region.querySelectorAll<HTMLElement>("[data-review-id]")]
      .map((card) => ({ id: card.dataset.reviewId ?? "", box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.left >= frame.left - rounding && box.right <= frame.right + rounding)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ id }) => id);
  });
}

/** The reviews from `first` on (counted from 1), `shown` of them, around the end of the loop. */
export function from(first: number, shown: number, count = 6): string[] {
  return Array.from({ length: shown }, (_, step) => `review-${((((first - 1 + step) % count) + count) % count) + 1}`);
}

export async function expectInView(page: Page, ids: string[]): Promise<void> {
  await expect.poll(() => cardsInView(page), { message: "cards in view" }).toEqual(ids);
}

/* ---- Strip ---- */

export function strip(page: Page): Locator {
  return page.getByRole("group", { name: landing.awards.stripLabel });
}

/** Goes to the strip, and waits until it moves or could be moved. */
export async function openStrip(page: Page): Promise<void> {
  await page.goto("/");
  await hydrated(page);
  await bringIntoView(strip(page));
  await expect(strip(page)).toHaveClass(/moving/);
}

/** Where the first badge stands, in px, and how far it is to its copy: one round of the loop. */
export function stripPosition(page: Page): Promise<{ x: number; round: number }> {
  return strip(page).evaluate((element) => {
    const badges = [...element.querySelectorAll("img")].map((badge) => badge.getBoundingClientRect().left);
    const [x = 0, copy] = [badges[0], badges[badges.length / 2]];
    // Without a copy there is no loop, and no two positions that look the same.
    return { x, round: copy === undefined ? 1e6 : copy - x };
  });
}

/** The shortest way from one position to another in a loop. */
export function distance(fromX: number, toX: number, round: number): number {
  const way = (((toX - fromX) % round) + round) % round;
  return way > round / 2 ? way - round : way;
}
