import type { Locator, Page } from "@playwright/test";
import { wholeCards } from "./drivers/sample-frames";
import { landing } from "./fixture-content";
import { expect, hydrated } from "./playwright-test";

export { distance, from } from "./drivers/sample-frames";

/** What the tests of moving things share: ways to look at them over time, from outside. */

/** Intervals (ms) of polling that cost no more time than what is waited for. */
export const SOON = { intervals: [20, 50, 100] };

/** Adds a style in the one way the page's own policy allows; another takes its place. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)];
  }, css);
}

/** Scrolls without the page's own smooth scrolling, so that a test need not wait for it. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
}

export async function bringIntoView(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** Stops the page's timers: from here on its time passes in `passTime` only, however busy the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Lets time pass in the page, and lets React finish what that has set off: it works in tasks, not on timers. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let task = 0; task < 20; task += 1) {
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

/** A finger on the screen, at a point of the window: the functions move it to another, and lift it. */
export async function putFinger(page: Page, x: number, y: number) {
  const cdp = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", { x, y });
  return { move: (toX: number, toY: number) => send("touchMove", { x: toX, y: toY }), lift: () => send("touchEnd") };
}

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

export async function expectInView(page: Page, ids: string[]): Promise<void> {
  await expect.poll(() => page.evaluate(wholeCards), { message: "cards in view", ...SOON }).toEqual(ids);
}

export function marquee(page: Page): Locator {
  return page.getByRole("group", { name: landing.awards.stripLabel });
}

/** Goes to the marquee, and waits until it moves or could be moved. */
export async function openMarquee(page: Page): Promise<void> {
  await page.goto("/");
  await hydrated(page);
  await bringIntoView(marquee(page));
  await expect(marquee(page)).toHaveClass(/moving/);
}
