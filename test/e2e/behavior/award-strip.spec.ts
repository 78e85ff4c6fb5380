import type { Page } from "@playwright/test";
import { distance, openStrip, putFinger, strip, tooltip } from "../parts";
import { awards, DESKTOP, PHONE, STILL_STRIP, stripMoves } from "../site-content";
import { addStyle, bringIntoView, expect, openPage, SOON, scrollTo, settled, test } from "../test";

test.skip(!stripMoves, STILL_STRIP);

test.use({ viewport: DESKTOP });

/** Returns the position of the strip, the length of a round, in px, and the state of its animation. */
function read(page: Page) {
  return strip(page).evaluate((frame) => {
    const track = frame.firstElementChild;
    const [set, copy] = [...(track?.children ?? [])].map((badges) => badges.getBoundingClientRect().left);
    const state = track?.getAnimations()[0]?.playState;
    return { x: track?.getBoundingClientRect().left ?? Number.NaN, round: Number(copy) - Number(set), state };
  });
}

/** Waits until the strip moves to the left by itself. */
async function expectMoving(page: Page): Promise<void> {
  const start = await read(page);
  await expect.poll(async () => distance(start.x, (await read(page)).x, start.round), SOON).toBeLessThan(-4);
}

async function expectPaused(page: Page): Promise<void> {
  await expect.poll(async () => (await read(page)).state, SOON).toBe("paused");
  const { x } = await read(page);
  await settled(page);
  expect((await read(page)).x).toBeCloseTo(x, 1);
}

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await strip(page).boundingBox();
  if (!box) throw new Error("The strip is not there.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function hold(page: Page): Promise<{ x: number; y: number }> {
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expectPaused(page);
  return { x, y };
}

/** Expects the strip to follow a pointer that moved `way` px since the strip was `held`. */
async function expectFollows(page: Page, held: { x: number; round: number }, way: number): Promise<void> {
  const error = async () => Math.abs(distance(held.x + way, (await read(page)).x, held.round));
  await expect.poll(error, { message: "px off the pointer", ...SOON }).toBeLessThan(2);
}

async function drag(page: Page, way: number): Promise<void> {
  const { x, y } = await hold(page);
  const held = await read(page);
  await page.mouse.move(x + way, y, { steps: 6 });
  await expectFollows(page, held, way);
  await page.mouse.up();
}

test("the strip moves, and pauses while the mouse holds it", async ({ page }) => {
  await openStrip(page);
  await expect(strip(page).getByRole("img"), "badges for screen readers").toHaveCount(awards.length);
  await expect(strip(page).locator("img"), "badges, twice").toHaveCount(2 * awards.length);
  await expectMoving(page);
  await hold(page);
  await page.mouse.up();
  await expectMoving(page);
  const { x, y } = await hold(page);
  await page.mouse.move(x, y - 250);
  await expectMoving(page);
  await page.mouse.up();

  await test.step("only the main button holds it, and its release ends the drag", async () => {
    await page.mouse.move(x, y);
    await page.mouse.down({ button: "right" });
    await expectMoving(page);
    await page.mouse.up({ button: "right" });
    await hold(page);
    await page.mouse.down({ button: "right" });
    await page.mouse.up();
    await page.mouse.move(x - 40, y);
    await expectMoving(page);
    await page.mouse.up({ button: "right" });
  });
});

test("the strip stands still while a badge has a tooltip, and a sideways wheel moves it", async ({ page }) => {
  await openStrip(page);
  await page.getByRole("button", { name: "Pause the badges" }).click();
  const badge = await strip(page).getByRole("img").nth(1).boundingBox();
  await page.getByRole("button", { name: "Play the badges" }).click();
  // The badge must not leave the pointer before its tooltip opens.
  await page.mouse.move((badge?.x ?? 0) + 20, (badge?.y ?? 0) + 40);
  await expect(tooltip(page)).toBeVisible();
  await expectPaused(page);
  const before = await read(page);
  await page.mouse.wheel(600, 0);
  await expect
    .poll(async () => Math.abs(distance(before.x - 600, (await read(page)).x, before.round)), SOON)
    .toBeLessThan(2);
  await page.mouse.move(5, 5);
  await expectMoving(page);
});

test("the button pauses the strip, and a drag does not start it again", async ({ page }) => {
  await openStrip(page);
  await page.getByRole("button", { name: "Pause the badges" }).click();
  await expectPaused(page);
  await drag(page, -100);
  await expectPaused(page);
  await page.getByRole("button", { name: "Play the badges" }).click();
  await expectMoving(page);
});

test("the strip pauses for a badge with keyboard focus", async ({ page }) => {
  await openStrip(page);
  await page.getByRole("button", { name: "Pause the badges" }).focus();
  await page.keyboard.press("Tab");
  for (const index of [0, awards.length - 1, awards.length - 2]) {
    const badge = strip(page).locator(":focus");
    await expect(badge).toHaveAccessibleName(new RegExp(awards[index]?.alt ?? ""));
    await expectPaused(page);
    const [frame, box] = await Promise.all([strip(page).boundingBox(), badge.boundingBox()]);
    expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? 0);
    const end = (frame?.x ?? 0) + (frame?.width ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(end);
    await page.keyboard.press("ArrowLeft");
  }
  await page.keyboard.press("Shift+Tab");
  await expectMoving(page);
});

test("every badge in view has its image, even across the start of the loop", async ({ page }) => {
  await openStrip(page);
  const missing = (share: number) =>
    strip(page).evaluate((frame, part) => {
      const animation = frame.firstElementChild?.getAnimations()[0];
      if (animation) animation.currentTime = Number(animation.effect?.getComputedTiming().duration) * part;
      const { left, right } = frame.getBoundingClientRect();
      return [...frame.querySelectorAll("img")]
        .filter((badge) => badge.getBoundingClientRect().right > left)
        .filter((badge) => badge.getBoundingClientRect().left < right)
        .filter((badge) => !badge.complete || badge.naturalWidth === 0)
        .map(({ alt }) => alt);
    }, share);
  // On the wide screen, the loop is hardly longer than its visible part.
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await bringIntoView(strip(page));
    for (const part of [0, 0.25, 0.5, 0.75, 0]) await expect.poll(() => missing(part), SOON).toEqual([]);
    for (const way of [100, -150]) await drag(page, way);
  }
  expect(await page.evaluate(() => String(getSelection())), "selected text").toBe("");

  await test.step("while all badges fit, there is one set of them, and no button", async () => {
    await addStyle(page, "#awards .badge { width: 40px; height: 40px }");
    await page.setViewportSize({ width: 1900, height: 900 });
    await expect(strip(page).locator("img")).toHaveCount(awards.length);
    await expect(page.getByRole("button", { name: /the badges/ })).toHaveCount(0);
  });
});

test("with reduced motion, all badges are in view, and nothing moves @chromium", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, "/");
    await bringIntoView(strip(page));
    const badges = strip(page).locator("img");
    await expect(badges).toHaveCount(awards.length);
    for (const badge of await badges.all()) await expect(badge).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: /the badges/ })).toHaveCount(0);
  }
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expectMoving(page);
});

test.describe("by touch @chromium", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("a finger drags the strip sideways; a finger that moves up scrolls the page", async ({ page }) => {
    await openStrip(page);
    const { x, y } = await middle(page);
    const finger = await putFinger(page, x, y);
    await expectPaused(page);
    const held = await read(page);
    for (const way of [-20, -80, -150]) {
      await finger.move(x + way, y);
      await expectFollows(page, held, way);
    }
    await finger.lift();
    await expectMoving(page);

    await scrollTo(page, 600);
    const before = await middle(page);
    const other = await putFinger(page, x, before.y);
    for (let way = 0; way <= 200; way += 20) await other.move(x, before.y - way);
    await other.lift();
    await expect.poll(() => page.evaluate(() => window.scrollY), SOON).toBeGreaterThan(700);
    await expectMoving(page);
  });
});
