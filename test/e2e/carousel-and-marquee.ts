import type { Locator, Page } from "@playwright/test";
import { wholeCards } from "./drivers/sample-frames";
import { expect, hydrated } from "./playwright-test";

export { distance, from } from "./drivers/sample-frames";

/** Options of `expect.poll` for conditions that are soon met: the pauses between checks, in ms. */
export const SOON = { intervals: [20, 50, 100] };

/** Adds a style in the only way that the page's security policy allows. It replaces the style of an earlier call. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)];
  }, css);
}

/** Scrolls at once, without the page's smooth scrolling. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
}

export async function bringIntoView(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** Stops the page's timers and clock. From now on, time only passes in `passTime`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Moves the page's clock forward by `ms`, and lets React finish its work, which it does in tasks without timers. */
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

/** Puts a finger on a point of the window, in px. Returns functions that move it and lift it. */
export async function putFinger(page: Page, x: number, y: number) {
  const cdp = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", { x, y });
  return { move: (toX: number, toY: number) => send("touchMove", { x: toX, y: toY }), lift: () => send("touchEnd") };
}

export function carousel(page: Page): Locator {
  return page.getByRole("region", { name: "Client reviews" });
}

export function arrow(page: Page, which: "previous" | "next"): Locator {
  return page.getByRole("button", { name: `${which} review` });
}

/** Opens the landing page, scrolls to the reviews, and waits for the slider. */
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
  return page.getByRole("group", { name: "Award and bar association badges" });
}

/** Opens the landing page, scrolls to the marquee, and waits until a script controls it. */
export async function openMarquee(page: Page): Promise<void> {
  await page.goto("/");
  await hydrated(page);
  await bringIntoView(marquee(page));
  await expect(marquee(page)).toHaveClass(/moving/);
}
