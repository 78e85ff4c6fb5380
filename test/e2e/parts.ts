import type { Locator, Page } from "@playwright/test";
import { reviews } from "./site-content";
import { bringIntoView, expect, openPage, SOON } from "./test";

export const carousel = (page: Page) => page.locator(".carousel");

export const arrow = (page: Page, which: "previous" | "next") =>
  page.locator(`.carousel [data-step="${which === "next" ? 1 : -1}"]`);

export const strip = (page: Page) => page.locator(".award-marquee");

export const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

export const tooltip = (page: Page) => page.getByRole("tooltip");

export async function showReviews(page: Page): Promise<void> {
  await bringIntoView(carousel(page));
  await expect(page.locator(".slick-list")).toBeVisible();
}

export async function openReviews(page: Page): Promise<void> {
  await openPage(page, "/");
  await showReviews(page);
}

export async function openStrip(page: Page): Promise<void> {
  await openPage(page, "/");
  await bringIntoView(strip(page));
  await expect(strip(page)).toHaveClass(/moving/);
}

/** Moves the strip on by a share of its round. */
export async function turnStrip(page: Page, share: number): Promise<void> {
  await strip(page).evaluate((frame, part) => {
    const [round] = frame.firstElementChild?.getAnimations() ?? [];
    const duration = Number(round?.effect?.getComputedTiming().duration);
    if (round) round.currentTime = Number(round.currentTime) + part * duration;
  }, share);
}

/** Playwright's own `click` would scroll the page first. */
export async function clickInView(target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await target.page().mouse.click(x + width / 2, y + height / 2);
}

export function reviewIds(first: number, shown: number): string[] {
  const ids = reviews.map(({ id }) => id);
  return Array.from({ length: shown }, (_, step) => `${ids.at((first - 1 + step) % ids.length)}`);
}

export async function expectInView(page: Page, first: number, shown = 3): Promise<void> {
  const wholeCards = () =>
    page.evaluate(() => {
      const frame = document.querySelector(".carousel")?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll<HTMLElement>(".carousel [data-review-id]")]
        .map((card) => ({ id: card.dataset.reviewId ?? "", box: card.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.left >= frame.left - 1 && box.right <= frame.right + 1)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ id }) => id);
    });
  await expect.poll(wholeCards, { message: "cards in view", ...SOON }).toEqual(reviewIds(first, shown));
}

export async function step(page: Page, which: "next" | "previous", first: number, shown = 3): Promise<void> {
  await arrow(page, which).click();
  await expectInView(page, first, shown);
}

export function distance(fromX: number, toX: number, round: number): number {
  const forward = (((toX - fromX) % round) + round) % round;
  return forward > round / 2 ? forward - round : forward;
}

/** Spreads two fingers. Before, the first one may drag its place by so many px. */
export async function zoomIn(target: Locator, dragged = 0): Promise<number> {
  const page = target.page();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const cdp = await page.context().newCDPSession(page);
  const touch = "Input.dispatchTouchEvent";
  const fingers = (apart: number) =>
    [-1, 1].map((side, id) => ({ id, x: x + width / 2 + side * apart, y: y + height / 2 }));
  for (let way = dragged; way > 0; way -= 20) {
    const touchPoints = fingers(30 - way).slice(0, 1);
    await cdp.send(touch, { type: way === dragged ? "touchStart" : "touchMove", touchPoints });
  }
  await cdp.send(touch, { type: "touchStart", touchPoints: fingers(30) });
  for (let apart = 30; apart <= 100; apart += 5) {
    await cdp.send(touch, { type: "touchMove", touchPoints: fingers(apart) });
  }
  await cdp.send(touch, { type: "touchEnd", touchPoints: [] });
  return page.evaluate(() => window.visualViewport?.scale ?? 1);
}

export async function putFinger(page: Page, x: number, y: number) {
  const cdp = await page.context().newCDPSession(page);
  const touch = "Input.dispatchTouchEvent";
  await cdp.send(touch, { type: "touchStart", touchPoints: [{ x, y }] });
  return {
    move: (toX: number, toY: number) => cdp.send(touch, { type: "touchMove", touchPoints: [{ x: toX, y: toY }] }),
    lift: () => cdp.send(touch, { type: "touchEnd", touchPoints: [] }),
    cancel: () => cdp.send(touch, { type: "touchCancel", touchPoints: [] }),
  };
}

/** The review with a "Read more": its position, counted from 1, and its id. */
export const LONG_REVIEW_NUMBER = 3;
export const LONG_ID = `${reviewIds(LONG_REVIEW_NUMBER, 1)}`;

/** The slider also keeps hidden copies. */
export const exposed = (page: Page, id: string) =>
  carousel(page).locator(`[data-review-id="${id}"]`).and(page.getByRole("article"));

export const toggle = (page: Page) => exposed(page, LONG_ID).locator("summary");

export async function expectOpen(page: Page, open: boolean): Promise<void> {
  await expect(exposed(page, LONG_ID).locator("details p").last()).toBeVisible({ visible: open });
  await expect(toggle(page)).toContainText(open ? "Read less" : "Read more", { useInnerText: true });
}
