import type { Page } from "@playwright/test";
import { distance, openStrip, putFinger, strip } from "../parts";
import { awards, DESKTOP, landing, PHONE } from "../site-content";
import { expect, painted, SOON, settled, test } from "../test";

test.use({ viewport: DESKTOP });

function read(page: Page) {
  return strip(page).evaluate((frame) => {
    const track = frame.firstElementChild;
    const state = track?.getAnimations()[0]?.playState;
    const { left, width } = track?.getBoundingClientRect() ?? new DOMRect();
    return { x: left, round: width / 2, state };
  });
}

async function expectMoving(page: Page): Promise<void> {
  const start = await read(page);
  const moved = async () => distance(start.x, (await read(page)).x, start.round);
  await expect.poll(moved, SOON).toBeLessThan(-4);
}

async function expectPaused(page: Page): Promise<void> {
  await expect.poll(async () => (await read(page)).state, SOON).toBe("paused");
  // A pause takes effect with one of the next frames.
  await painted(page);
  const { x } = await read(page);
  await settled(page);
  expect((await read(page)).x).toBeCloseTo(x, 1);
}

async function expectMoved(page: Page, held: { x: number; round: number }, way: number): Promise<void> {
  const error = async () => Math.abs(distance(held.x + way, (await read(page)).x, held.round));
  await expect.poll(error, { message: "px from where it should be", ...SOON }).toBeLessThan(2);
}

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await strip(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

async function hold(page: Page): Promise<{ x: number; y: number }> {
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expectPaused(page);
  return { x, y };
}

const button = (page: Page) => page.getByRole("button", { name: "Pause the badges" });

test("the strip moves, and pauses while the mouse holds it", async ({ page }) => {
  await openStrip(page);
  await expect(strip(page)).toHaveAccessibleName(landing.awards.badgesHeading);
  await expect(strip(page).getByRole("img"), "badges for screen readers").toHaveCount(awards.length);
  await expectMoving(page);
  const { x, y } = await hold(page);
  await page.mouse.up();
  await expectMoving(page);
  await hold(page);
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

  await test.step("the button pauses it; a drag and a sideways wheel move it, but do not start it", async () => {
    await button(page).click();
    const start = await hold(page);
    const held = await read(page);
    // To the right, it goes past the first badge.
    for (const way of [-100, 300]) {
      await page.mouse.move(start.x + way, start.y, { steps: 6 });
      await expectMoved(page, held, way);
    }
    await page.mouse.up();
    await expectPaused(page);
    expect(await page.evaluate(() => String(getSelection())), "selected text").toBe("");
    const before = await read(page);
    await page.mouse.wheel(600, 0);
    await expectMoved(page, before, -600);
    await button(page).click();
    await expectMoving(page);
  });
});

test.describe("by touch @chromium", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("a finger drags the strip sideways, and scrolls the page", async ({ page }) => {
    await openStrip(page);
    const { x, y } = await middle(page);
    const finger = await putFinger(page, x, y);
    await expectPaused(page);
    const held = await read(page);
    for (const way of [-20, -80, -150]) {
      await finger.move(x + way, y);
      await expectMoved(page, held, way);
    }
    await finger.lift();
    await expectMoving(page);

    const before = await page.evaluate(() => scrollY);
    const other = await putFinger(page, x, y);
    for (let way = 0; way <= 200; way += 20) await other.move(x, y - way);
    await other.lift();
    await expect.poll(() => page.evaluate(() => scrollY), SOON).toBeGreaterThan(before + 100);
    await expectMoving(page);
  });
});
