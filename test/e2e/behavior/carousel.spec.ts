import type { Page } from "@playwright/test";
import {
  arrow,
  carousel,
  expectInView,
  expectOpen,
  exposed,
  LONG_ID,
  LONG_REVIEW_NUMBER,
  openReviews,
  reviewIds,
  step,
  toggle,
} from "../parts";
import { DESKTOP, landing, reviews } from "../site-content";
import { bringIntoView, expect, expectNoViolations, holdFiles, openPage, SOON, settled, started, test } from "../test";

test.use({ viewport: DESKTOP });

const COUNT = reviews.length;
const [FIRST = ""] = reviewIds(1, 1);

const expectPosition = (page: Page, position: string) =>
  expect(carousel(page).getByRole("status")).toContainText(`${position} of ${COUNT}`);

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

test("the row and the slider show 1, 2 or 3 cards between the margins", async ({ page }) => {
  await openPage(page, "/");
  const letSliderIn = await holdFiles(page);
  await bringIntoView(carousel(page));
  async function expectCards(first: number): Promise<void> {
    for (const [width, shown] of Object.entries({ 360: 1, 941: 2, 1279: 3, 1920: 3 })) {
      await resize(page, Number(width));
      await expectInView(page, first, shown);
      const ids = reviewIds(first, shown);
      const ends = [carousel(page), exposed(page, `${ids[0]}`), exposed(page, `${ids.at(-1)}`)];
      const off = async () => {
        const [region, left, right] = await Promise.all(ends.map((end) => end.boundingBox()));
        if (!region || !left || !right) return Number.NaN;
        return Math.abs(left.x - region.x) + Math.abs(right.x + right.width - region.x - region.width);
      };
      await expect.poll(off, { message: `px off the margins at ${width} px`, ...SOON }).toBeLessThan(1.5);
    }
  }
  await expectCards(1);
  letSliderIn();
  await expect(page.locator(".slick-list")).toBeVisible();
  await expectCards(1);
  await arrow(page, "previous").click();
  await expectCards(COUNT);
});

test("the arrows wrap around, and screen readers hear the position", async ({ page }) => {
  await openReviews(page);
  const region = page.getByRole("region", { name: landing.reviews.heading });
  await expect(region.getByRole("button", { name: /^(?:Previous|Next) review$/ })).toHaveCount(2);
  const status = region.getByRole("status");
  await expectPosition(page, "1–3");
  await expect(status.locator(".sr-only"), "before a step").toHaveText(`${COUNT} reviews`);
  const reachable = () =>
    carousel(page)
      .getByRole("group")
      .locator("> .slide-name")
      .evaluateAll((names) => names.map(({ textContent }) => textContent));
  for (let first = 2; first <= COUNT + 1; first += 1) {
    await step(page, "next", first);
    const numbers = [0, 1, 2].map((step) => ((first - 1 + step) % COUNT) + 1);
    await expect.poll(reachable, SOON).toEqual(numbers.map((number) => `${number} of ${COUNT}`));
    const loops = (numbers[2] ?? 0) < (numbers[0] ?? 0);
    await expectPosition(page, loops ? numbers.join(", ") : `${numbers[0]}–${numbers[2]}`);
    const heard = loops ? numbers.join(", ") : `${numbers[0]} to ${numbers[2]}`;
    await expect(status.locator(".sr-only")).toHaveText(`Reviews ${heard} of ${COUNT}`);
  }
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

  await arrow(page, "next").focus();
  await page.keyboard.press("Tab");
  for (let time = 0; time < 3; time += 1) await page.keyboard.down("ArrowRight");
  await page.keyboard.up("ArrowRight");
  for (const [key, first] of [
    ["Control+ArrowRight", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", COUNT],
    ["ArrowRight", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectInView(page, first);
    await expect(page.locator(".carousel:focus, .carousel :focus")).toHaveCSS("outline", /3px/);
  }
});

test("a row that the visitor uses before the slider arrives stays, and wraps around", async ({ page }) => {
  const letScriptsIn = await holdFiles(page);
  await page.goto("/");
  await bringIntoView(carousel(page));
  const start = exposed(page, LONG_ID).locator("p").first();
  const places = () => Promise.all([start.boundingBox(), exposed(page, FIRST).boundingBox()]);
  await expectOpen(page, false);
  const before = await places();
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, true);
  expect(await places(), "positions of its first sentence and of its neighbor").toEqual(before);
  await step(page, "previous", COUNT - 2);
  await step(page, "next", 1);
  await step(page, "next", 2);

  letScriptsIn();
  await started(page);
  await settled(page);
  await expectOpen(page, true);
  await expectInView(page, 2);
  await expectPosition(page, "2–4");
  for (const [key, first] of [
    ["ArrowRight", 3],
    ["ArrowLeft", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", COUNT - 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectInView(page, first);
    await expectPosition(page, `${first}–${first + 2}`);
  }
  await expect(page.locator(".slick-list")).toHaveCount(0);
});

test("a review stays open while the slider wraps around, but takes no room out of view", async ({ page }) => {
  await openReviews(page);
  const height = async () => (await carousel(page).boundingBox())?.height ?? 0;
  const closed = await height();
  await toggle(page).press("Enter");
  await expectOpen(page, true);
  expect(await height()).toBeGreaterThan(closed);
  await expectNoViolations(page, "with an open review");
  const copies = carousel(page).locator(`[data-review-id="${LONG_ID}"]`);
  await expect(copies.locator("details:not([open])")).toHaveCount(0);
  for (let first = 2; first <= LONG_REVIEW_NUMBER + 1; first += 1) await step(page, "next", first);
  await expect.poll(height, "without the open review").toBeLessThanOrEqual(closed + 1);
  for (let first = LONG_REVIEW_NUMBER; first >= 1; first -= 1) await step(page, "previous", first);
  await expectOpen(page, true);
  await page.mouse.move(5, 300);
  await toggle(page).press("Enter");
  await expectOpen(page, false);
});
