import type { Page } from "@playwright/test";
import { expectGlide, film, moves } from "../film";
import { arrow, carousel, expectInView, openReviews, putFinger, reviewIds, showReviews, step } from "../parts";
import { DESKTOP, LONG_REVIEW, NO_LONG_REVIEW, PHONE, reviews, STILL_REVIEWS } from "../site-content";
import { bringIntoView, expect, holdFiles, openPage, SOON, settled, started, test } from "../test";

test.skip(...STILL_REVIEWS);

test.use({ viewport: DESKTOP });

const COUNT = reviews.length;
const [FIRST = ""] = reviewIds(1, 1);

const NUMBER = LONG_REVIEW + 1;
const LONG = `${reviewIds(NUMBER, 1)}`;

/** The slider also keeps hidden copies. */
const exposed = (page: Page, id: string) =>
  carousel(page).locator(`[data-review-id="${id}"]`).and(page.getByRole("article"));

const toggle = (page: Page) => exposed(page, LONG).locator("summary");

async function expectOpen(page: Page, open: boolean): Promise<void> {
  await expect(exposed(page, LONG).locator("details p").last()).toBeVisible({ visible: open });
  await expect(toggle(page)).toContainText(open ? "Read less" : "Read more", { useInnerText: true });
}

const expectPosition = (page: Page, position: string) =>
  expect(carousel(page).getByRole("status")).toContainText(`${position} of ${COUNT}`);

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

test("the row and the slider show 1, 2 or 3 cards at the same height", async ({ page }) => {
  // From here on, only the slider's file is requested.
  await openPage(page, "/");
  const letSliderIn = await holdFiles(page);
  await bringIntoView(carousel(page));
  const widths = Object.entries({ 360: 1, 941: 2, 1279: 3, 1920: 3 });
  async function heightAt(width: string, first: number, shown: number): Promise<number> {
    await resize(page, Number(width));
    await expectInView(page, first, shown);
    const ids = reviewIds(first, shown);
    const ends = [carousel(page), exposed(page, `${ids[0]}`), exposed(page, `${ids.at(-1)}`)];
    const off = async () => {
      const [region, left, right] = await Promise.all(ends.map((end) => end.boundingBox()));
      if (!region || !left || !right) return Number.NaN;
      return Math.abs(left.x - region.x) + Math.abs(right.x + right.width - region.x - region.width);
    };
    await expect.poll(off, { message: `px off the margins at ${width} px`, ...SOON }).toBeLessThan(0.2);
    return (await carousel(page).boundingBox())?.height ?? 0;
  }
  const heights = new Map<string, number>();
  for (const [width, shown] of widths) heights.set(width, await heightAt(width, 1, shown));
  letSliderIn();
  await expect(page.locator(".slick-list")).toBeVisible();
  for (const [width, shown] of widths) {
    expect(await heightAt(width, 1, shown), `height at ${width} px`).toBeCloseTo(heights.get(width) ?? 0, 1);
  }
  await arrow(page, "previous").click();
  for (const [width, shown] of widths.toReversed()) await heightAt(width, COUNT, shown);
});

test("arrows lead around the loop, as a screen reader hears", async ({ page }) => {
  await openReviews(page);
  const status = carousel(page).getByRole("status");
  await expectPosition(page, "1–3");
  await expect(status.locator(".sr-only"), "announced before a step").toHaveCount(0);
  const reachable = () =>
    carousel(page)
      .getByRole("group", { name: " of " })
      .evaluateAll((groups) => groups.map(({ ariaLabel }) => ariaLabel));
  for (let first = 2; first <= COUNT + 1; first += 1) {
    await step(page, "next", first);
    const numbers = [0, 1, 2].map((step) => ((first - 1 + step) % COUNT) + 1);
    await expect.poll(reachable, SOON).toEqual(numbers.map((number) => `${number} of ${COUNT}`));
    const loops = (numbers[2] ?? 0) < (numbers[0] ?? 0);
    await expectPosition(page, loops ? numbers.join(", ") : `${numbers[0]}–${numbers[2]}`);
    const heard = loops ? `${numbers[0]}, ${numbers[1]} and ${numbers[2]}` : `${numbers[0]} to ${numbers[2]}`;
    await expect(status.locator(".sr-only")).toHaveText(`Reviews ${heard} of ${COUNT}`);
  }
});

for (const [width, shown] of [
  [1280, 3],
  [390, 1],
] as const) {
  test(`each step of the arrows glides, over the seam too: ${width} px`, async ({ page }) => {
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

test("one gesture on a trackpad is one card, and a resting hand moves none", async ({ page }) => {
  await openReviews(page);
  // Sent from here, the events of one gesture could be seconds apart on a busy machine.
  const wheel = (sizes: number[]) => () =>
    page.locator(".slick-list").evaluate((list, all) => {
      for (const deltaX of all)
        list.dispatchEvent(new WheelEvent("wheel", { deltaX, bubbles: true, cancelable: true }));
    }, sizes);
  const flick = wheel(Array.from({ length: 60 }, (_, index) => 60 * 0.95 ** index));
  for (const first of [2, 3]) {
    expectGlide(await film(page, flick), "a flick");
    await expectInView(page, first);
  }
  const drift = await film(page, wheel([12, 12, 12, 12]));
  expect(moves(drift).filter(({ way }) => way !== 0)).toEqual([]);
});

test("the arrow keys move the carousel past its ends, and keep the focus; the mouse selects text", async ({ page }) => {
  await openReviews(page);
  const text = exposed(page, FIRST).locator("p").first();
  const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + 10, { steps: 10 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
  await settled(page);
  await expectInView(page, 1);

  await arrow(page, "previous").focus();
  await page.keyboard.press("Shift+Tab");
  for (let time = 0; time < 3; time += 1) await page.keyboard.down("ArrowRight");
  for (const [key, first] of [
    ["Control+ArrowRight", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", COUNT],
    ["ArrowRight", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectInView(page, first);
    const focused = carousel(page)
      .locator(":focus")
      .or(carousel(page).and(page.locator(":focus")));
    await expect(focused).toHaveCSS("outline", /3px/);
  }
});

test("fast clicks move three cards at most, in one direction", async ({ page }) => {
  await resize(page, 390);
  await openReviews(page);
  await arrow(page, "previous").click();
  await arrow(page, "previous").click();
  await expectInView(page, COUNT - 1, 1);
  const filmed = await film(page, async () => {
    await arrow(page, "next").evaluate((button: HTMLElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
    await expectInView(page, COUNT + 2, 1);
  });
  await expectInView(page, COUNT + 2, 1);
  expectGlide(filmed, "three steps");
  expect(
    moves(filmed).filter(({ way }) => way > 0.01),
    "moves backward",
  ).toEqual([]);

  await test.step("a resize during a step leaves whole cards and an arrow that works", async () => {
    for (const [width, first] of [
      [800, COUNT + 3],
      [390, COUNT + 4],
    ] as const) {
      await arrow(page, "next").click();
      await resize(page, width);
      await expectInView(page, first, width === 390 ? 1 : 2);
    }
    await step(page, "next", COUNT + 5, 1);
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

test("what is opened and moved before the scripts arrive stays so", async ({ page }) => {
  test.skip(...NO_LONG_REVIEW);
  const letScriptsIn = await holdFiles(page);
  await page.goto("/");
  await bringIntoView(carousel(page));
  const { opening = "" } = reviews[NUMBER - 1] ?? {};
  const start = exposed(page, LONG).getByText(opening);
  const places = () => Promise.all([start.boundingBox(), exposed(page, FIRST).boundingBox()]);
  const height = async () => (await carousel(page).boundingBox())?.height ?? 0;
  await expectOpen(page, false);
  const [before, closed] = [await places(), await height()];
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, true);
  expect(await places(), "positions of its first sentence and of its neighbor").toEqual(before);
  expect(await height()).toBeGreaterThan(closed);
  await step(page, "previous", COUNT - 2);
  await step(page, "next", 1);
  await step(page, "next", 2);

  letScriptsIn();
  // The slider does not replace the row while the row has the focus.
  await arrow(page, "next").focus();
  await started(page);
  await showReviews(page);
  await expectOpen(page, true);
  const copies = carousel(page).locator(`[data-review-id="${LONG}"]`);
  await expect(copies.locator("details:not([open])")).toHaveCount(0);
  await expectInView(page, 2);
  await expectPosition(page, "2–4");
  for (let first = 3; first <= NUMBER + 1; first += 1) await step(page, "next", first);
  await expect.poll(height, "without the open review").toBeLessThanOrEqual(closed + 1);
  for (let first = NUMBER; first >= 1; first -= 1) await step(page, "previous", first);
  await expectOpen(page, true);
  await page.mouse.move(5, 300);
  await toggle(page).press("Enter");
  await expectOpen(page, false);
});

test("the slider does not replace the row while the visitor holds or focuses it", async ({ page }) => {
  test.skip(...NO_LONG_REVIEW);
  await openPage(page, "/");
  const letSliderIn = await holdFiles(page);
  await bringIntoView(carousel(page));
  await toggle(page).focus();
  const arrived = page.waitForResponse("**/*.js");
  letSliderIn();
  await (await arrived).finished();
  const expectRow = async () => {
    await settled(page);
    await expect(page.locator(".slick-list")).toHaveCount(0);
  };
  await expectRow();
  await toggle(page).hover();
  await page.mouse.down();
  // In Safari, a click does not focus a control.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectRow();
  await page.mouse.up();
  await expect(page.locator(".slick-list")).toBeVisible();
  await expectOpen(page, true);
});

test.describe("by touch @chromium", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  async function swipe(page: Page, byX: number, byY = 0, end: "lift" | "cancel" = "lift"): Promise<void> {
    const box = await carousel(page).boundingBox();
    if (!box) throw new Error("The carousel is not there.");
    const [x, y] = [box.x + box.width / 2 - byX / 2, box.y + 200];
    const finger = await putFinger(page, x, y);
    for (let part = 0.1; part < 1; part += 0.1) await finger.move(x + byX * part, y + byY * part);
    await finger.move(x + byX, y + byY);
    await finger[end]();
  }

  test("each swipe glides by one card, and keeps the focus; one that the browser cancels moves none", async ({
    page,
  }) => {
    test.skip(...NO_LONG_REVIEW);
    await openReviews(page);
    for (const [byX, first] of [
      [-200, 2],
      [200, 1],
      [200, COUNT],
      [-200, 1],
    ] as const) {
      expectGlide(await film(page, () => swipe(page, byX)), `to ${first}`);
      await expectInView(page, first, 1);
    }
    const canceled = await film(page, () => swipe(page, -200, 0, "cancel"));
    expectGlide(canceled, "canceled");
    await expectInView(page, 1, 1);

    for (let first = 1; first < NUMBER; first += 1) await step(page, "next", first + 1, 1);
    await toggle(page).tap();
    await expectOpen(page, true);
    await toggle(page).focus();
    await swipe(page, -30);
    await swipe(page, -300);
    await expectInView(page, NUMBER + 1, 1);
    const hasFocus = (region: Element) => region.contains(document.activeElement);
    expect(await carousel(page).evaluate(hasFocus)).toBe(true);
    await swipe(page, 300);
    await expectInView(page, NUMBER, 1);
    await expectOpen(page, true);

    const before = await page.evaluate(() => window.scrollY);
    await swipe(page, 0, -180);
    await expect.poll(() => page.evaluate(() => window.scrollY), SOON).toBeGreaterThan(before + 100);
    await expectInView(page, NUMBER, 1);
  });
});
