import type { CDPSession, Page } from "@playwright/test";
import { awards, DESKTOP, landing, PHONE } from "../content";
import { expect, test } from "../fixtures";
import {
  addStyle,
  bringIntoView,
  distance,
  left,
  marqueePosition,
  openMarquee,
  sample,
  strip,
  values,
} from "../motion";

test.use({ viewport: DESKTOP });

const button = (page: Page, which: "pause" | "play") => page.getByRole("button", { name: landing.awards[which] });

/** The middle of the strip. */
async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await strip(page).boundingBox();
  if (!box) throw new Error("The strip is not there.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far the strip moves by itself in a while, in px; a move to the left is negative. */
async function drift(page: Page, ms = 400): Promise<number> {
  const samples = await sample(strip(page).getByRole("img").first(), left, ms);
  const { round } = await marqueePosition(page);
  return distance(samples[0]?.[1] ?? 0, samples.at(-1)?.[1] ?? 0, round);
}

const isMoving = (page: Page) => expect.poll(() => drift(page), { message: "moves" }).toBeLessThan(-4);
const stands = async (page: Page) => expect(Math.abs(await drift(page)), "stands still").toBeLessThan(0.1);

test("the strip moves by itself, evenly", async ({ page }) => {
  await openMarquee(page);
  const samples = await sample(strip(page).getByRole("img").first(), left, 1500);
  const [firstTime, first] = samples[0] ?? [0, 0];
  const [lastTime, last] = samples.at(-1) ?? [0, 0];
  const speed = ((first - last) / (lastTime - firstTime)) * 1000;
  expect(speed).toBeGreaterThan(28);
  expect(speed).toBeLessThan(36);
  for (const [time, x] of samples) {
    expect(Math.abs(first - x - (speed * (time - firstTime)) / 1000), "is where its speed says").toBeLessThan(4);
  }
});

test("its movement costs no layout", async ({ page }) => {
  await openMarquee(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const layouts = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")?.value ?? 0;
  };
  // The counters above it have to be done: they are not what is measured.
  await expect(page.locator('#awards li > p > [aria-hidden="true"]')).toHaveCount(0);
  const before = await layouts();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect((await layouts()) - before).toBeLessThan(5);
});

test("it passes the seam without a jump", async ({ page }) => {
  await openMarquee(page);
  const { x, y } = await middle(page);
  // To just before the end of the round.
  const { x: now, round } = await marqueePosition(page);
  const frame = await strip(page).boundingBox();
  const moved = (frame?.x ?? 0) - now;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + moved + 12, y, { steps: 4 });
  await page.mouse.up();

  const places = values(
    await sample(
      strip(page),
      (element) => [...element.querySelectorAll("img")].map((badge) => badge.getBoundingClientRect().left),
      1000,
    ),
  );
  const firsts = places.map(([first = 0]) => first);
  expect(
    Math.max(...firsts.slice(1).map((place, index) => place - (firsts[index] ?? 0))),
    "starts over",
  ).toBeGreaterThan(round / 2);
  for (const [index, place] of firsts.entries()) {
    if (index > 0) expect(Math.abs(distance(firsts[index - 1] ?? 0, place, round)), "per frame").toBeLessThan(5);
  }
});

test("dragging selects no text and drags no picture", async ({ page }) => {
  await openMarquee(page);
  const { x, y } = await middle(page);
  await page.evaluate(() =>
    document.addEventListener("dragstart", () => document.body.setAttribute("data-dragged", "")),
  );
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 10 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  await expect(page.locator("body")).not.toHaveAttribute("data-dragged");
});

test("the other mouse buttons do not drag, and cannot leave it hanging", async ({ page }) => {
  await openMarquee(page);
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(x - 200, y, { steps: 3 });
  await isMoving(page);
  await page.mouse.up({ button: "right" });

  // Left, then right, then left released: only now does the drag end, and no event of its own says so.
  await page.mouse.down();
  await page.mouse.down({ button: "right" });
  await page.mouse.up();
  await page.mouse.move(x - 240, y, { steps: 3 });
  await isMoving(page);
  await page.mouse.up({ button: "right" });
});

test("the button stops it and sets it going again", async ({ page }) => {
  await openMarquee(page);
  await button(page, "pause").click();
  await stands(page);
  await expect(button(page, "pause")).toHaveCount(0);

  // A drag is possible, and does not set it going.
  const { x, y } = await middle(page);
  const before = await marqueePosition(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 5 });
  await page.mouse.up();
  const after = await marqueePosition(page);
  expect(Math.abs(distance(before.x - 100, after.x, after.round))).toBeLessThan(2);
  await stands(page);

  await button(page, "play").click();
  await isMoving(page);
});

test("the keyboard leads through the nine badges, which stand while it is among them", async ({ page }) => {
  await openMarquee(page);
  await button(page, "pause").focus();
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");

  async function expectFocusOn(index: number) {
    await expect(focused.getByRole("img")).toHaveAttribute("alt", awards[index]?.alt ?? "");
    await stands(page);
    const [badge, frame] = await Promise.all([focused.boundingBox(), strip(page).boundingBox()]);
    if (!badge || !frame) throw new Error("The badge or the strip is not there.");
    expect(badge.x).toBeGreaterThanOrEqual(frame.x);
    expect(badge.x + badge.width).toBeLessThanOrEqual(frame.x + frame.width);
  }

  await expectFocusOn(0);
  await page.keyboard.press("ArrowRight");
  await expectFocusOn(1);
  await page.keyboard.press("End");
  await expectFocusOn(8);
  await page.keyboard.press("ArrowRight");
  await expectFocusOn(0);
  await page.keyboard.press("ArrowLeft");
  await expectFocusOn(8);
  await page.keyboard.press("Home");
  await expectFocusOn(0);

  await page.keyboard.press("Shift+Tab");
  await expect(button(page, "pause")).toBeFocused();
  await isMoving(page);
});

test("with less motion wished for it stands still; the visitor may still set it going", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openMarquee(page);
  await stands(page);
  await button(page, "play").click();
  await isMoving(page);
});

test("the wish for less motion stops it at once", async ({ page }) => {
  await openMarquee(page);
  await isMoving(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(button(page, "play")).toBeVisible();
  await stands(page);
});

test("out of view it rests", async ({ page }) => {
  await openMarquee(page);
  await isMoving(page);
  await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: "instant" }));
  await expect.poll(async () => Math.abs(await drift(page))).toBeLessThan(0.1);
  await bringIntoView(strip(page));
  await isMoving(page);
});

test("if all badges fit it does not loop, and when they no longer do it loops again", async ({ page }) => {
  await openMarquee(page);
  const small = await addStyle(page, "#awards .badge img { width: 60px; height: 60px }");
  await expect(strip(page)).not.toHaveClass(/moving/);
  await expect(button(page, "pause")).toHaveCount(0);
  await expect(strip(page).locator("img")).toHaveCount(awards.length);
  await stands(page);
  await small();
  await expect(button(page, "pause")).toBeVisible();
  await expect(strip(page).locator("img")).toHaveCount(2 * awards.length);
  await isMoving(page);
});

test("it follows the pointer after the visitor made the text larger", async ({ page }) => {
  await openMarquee(page);
  await addStyle(page, "html { font-size: 200% }");
  await bringIntoView(strip(page));
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const held = await marqueePosition(page);
  for (const pointer of [x - 150, x - 400, x + 50, x + 300]) {
    await page.mouse.move(pointer, y);
    const now = await marqueePosition(page);
    expect(Math.abs(distance(held.x + pointer - x, now.x, now.round))).toBeLessThan(2);
  }
  await page.mouse.up();
});

test.describe("by touch", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  async function touch(cdp: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) {
    await cdp.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  }

  test("a finger drags it", async ({ page }) => {
    await openMarquee(page);
    const cdp = await page.context().newCDPSession(page);
    const { x, y } = await middle(page);
    await touch(cdp, "touchStart", x, y);
    await stands(page);
    const held = await marqueePosition(page);
    for (let moved = 0; moved >= -150; moved -= 15) {
      await touch(cdp, "touchMove", x + moved, y);
      // The browser hands touches on with the next frame.
      const error = async () => {
        const now = await marqueePosition(page);
        return Math.abs(distance(held.x + moved, now.x, now.round));
      };
      await expect.poll(error, { message: `at ${moved} px` }).toBeLessThan(2);
    }
    await touch(cdp, "touchEnd");
    await isMoving(page);
  });

  test("a finger that moves up scrolls the page, and the strip goes on", async ({ page }) => {
    await openMarquee(page);
    const cdp = await page.context().newCDPSession(page);
    const { x, y } = await middle(page);
    const before = await page.evaluate(() => window.scrollY);
    await touch(cdp, "touchStart", x, y);
    for (let moved = 0; moved <= 200; moved += 20) await touch(cdp, "touchMove", x, y - moved);
    await touch(cdp, "touchEnd");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
    await isMoving(page);
  });
});
