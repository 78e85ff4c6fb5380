import type { Page } from "@playwright/test";
import { expectGlide, film, moves } from "../film";
import {
  arrow,
  carousel,
  expectInView,
  expectOpen,
  LONG_REVIEW_NUMBER,
  openReviews,
  putFinger,
  step,
  toggle,
} from "../parts";
import { DESKTOP, PHONE, reviews } from "../site-content";
import { bringIntoView, expect, holdFiles, openPage, SOON, test } from "../test";

test.use({ viewport: DESKTOP });

const COUNT = reviews.length;

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

for (const [width, shown] of [
  [1280, 3],
  [390, 1],
] as const) {
  test(`each step of the arrows glides, even past the ends: ${width} px`, async ({ page }) => {
    await resize(page, width);
    await openReviews(page);
    for (const [which, first] of [
      ["previous", COUNT],
      ["previous", COUNT - 1],
      ["next", COUNT],
      ["next", 1],
      ["next", 2],
    ] as const) {
      expectGlide(await film(page, () => step(page, which, first, shown)), `${which} to ${first}`);
    }
  });
}

test("ten fast clicks move ten cards, in one direction, and cards are always in view", async ({ page }) => {
  await resize(page, 390);
  await openReviews(page);
  const filmed = await film(page, async () => {
    await arrow(page, "previous").evaluate((button: HTMLElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
    await expectInView(page, -9, 1);
  });
  expectGlide(filmed, "ten steps");
  const backward = moves(filmed).filter(({ way }) => way < -0.01);
  const empty = filmed.filter(({ cards }) => cards.length === 0);
  expect({ backward, empty }).toEqual({ backward: [], empty: [] });

  await test.step("a resize during a step leaves whole cards and an arrow that works", async () => {
    for (const [width, first] of [
      [800, -8],
      [390, -7],
    ] as const) {
      await arrow(page, "next").click();
      await resize(page, width);
      await expectInView(page, first, width === 390 ? 1 : 2);
    }
    await step(page, "next", -6, 1);
  });
});

test("with reduced motion, the carousel never shows parts of cards", async ({ page, browserName }) => {
  test.skip(browserName === "firefox", "Release builds of Firefox cannot emulate this.");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openReviews(page);
  const filmed = await film(page, async () => {
    for (let first = 2; first <= COUNT + 1; first += 1) await step(page, "next", first);
  });
  const places = filmed.flatMap(({ cards }) => cards.map(([, place]) => Math.abs(place).toFixed(1)));
  expect([...new Set(places)].sort()).toEqual(["0.0", "1.0", "2.0"]);
});

test.describe("by touch @chromium", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  async function start(page: Page, byX = 0) {
    const box = await carousel(page).boundingBox();
    if (!box) throw new Error("The carousel is not there.");
    const [x, y] = [box.x + box.width / 2 - byX / 2, box.y + 200];
    const finger = await putFinger(page, x, y);
    return { ...finger, move: (toX: number, toY = 0) => finger.move(x + toX, y + toY) };
  }

  async function swipe(page: Page, byX: number, byY = 0, end: "lift" | "cancel" = "lift"): Promise<void> {
    const finger = await start(page, byX);
    for (let part = 1; part <= 10; part += 1) await finger.move((byX * part) / 10, (byY * part) / 10);
    await finger[end]();
  }

  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

  test("each swipe glides by one card and keeps the focus; a canceled one moves none", async ({ page }) => {
    await openReviews(page);
    for (const [byX, first] of [
      [-200, 2],
      [200, 1],
      [200, COUNT],
      [-200, 1],
    ] as const) {
      // Slanted by 39 degrees.
      expectGlide(await film(page, () => swipe(page, byX, 160)), `to ${first}`);
      await expectInView(page, first, 1);
    }
    const twice = await film(page, async () => {
      await swipe(page, -200);
      await swipe(page, -200);
    });
    expectGlide(twice, "two swipes");
    expect(Math.max(...moves(twice).map(({ way }) => way)), "the way back, in cards").toBeLessThan(0.05);
    await expectInView(page, LONG_REVIEW_NUMBER, 1);
    const canceled = await film(page, () => swipe(page, -200, 0, "cancel"));
    expectGlide(canceled, "canceled");
    await expectInView(page, LONG_REVIEW_NUMBER, 1);

    await toggle(page).tap();
    await expectOpen(page, true);
    await toggle(page).focus();
    await swipe(page, -30);
    await swipe(page, -300);
    await expectInView(page, LONG_REVIEW_NUMBER + 1, 1);
    const hasFocus = (region: Element) => region.contains(document.activeElement);
    expect(await carousel(page).evaluate(hasFocus)).toBe(true);
    await swipe(page, 300);
    await expectInView(page, LONG_REVIEW_NUMBER, 1);

    const before = await scrollY(page);
    await swipe(page, -150, -180);
    await expect.poll(() => scrollY(page), SOON).toBeGreaterThan(before + 100);
    await expectInView(page, LONG_REVIEW_NUMBER, 1);
  });

  test("the slider still arrives after a finger scrolls the page past the row", async ({ page }) => {
    await openPage(page, "/");
    const letSliderIn = await holdFiles(page);
    await bringIntoView(carousel(page));
    await swipe(page, 0, -180);
    letSliderIn();
    await expect(page.locator(".slick-list")).toBeVisible();
  });

  test("the cards follow a finger, even if it lands in the middle of a step", async ({ page }) => {
    await openReviews(page);
    await arrow(page, "next").click();
    const finger = await start(page);
    await finger.move(-20);
    await finger.move(-60);
    const place = async () => (await carousel(page).locator(".slick-current .review").boundingBox())?.x;
    const held = ((await carousel(page).boundingBox())?.x ?? 0) - 60;
    await expect.poll(place, "where the finger holds the second card").toBeCloseTo(held, 0);
    await finger.move(-120);
    await finger.lift();
    await expectInView(page, 3, 1);
    const nudge = await start(page);
    await nudge.move(-50);
    await nudge.lift();
    const catching = await start(page);
    const resting = await film(page, async () => undefined);
    expect(Math.max(...moves(resting).map(({ way }) => Math.abs(way))), "while a finger rests").toBe(0);
    await catching.lift();
  });
});
