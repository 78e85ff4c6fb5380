import type { CDPSession, Page } from "@playwright/test";
import {
  addStyle,
  bringIntoView,
  distance,
  marquee,
  marqueePosition,
  openMarquee,
  record,
  sample,
  scrollTo,
  values,
} from "../carousel-and-marquee";
import { awards, DESKTOP, landing, PHONE } from "../fixture-content";
import { expect, painted, test } from "../playwright-test";

test.use({ viewport: DESKTOP });

/** Pixels in a second (src/sections/awards/marquee-time.ts). */
const SPEED_PX_PER_SECOND = 32;

const button = (page: Page, which: "pause" | "play") => page.getByRole("button", { name: landing.awards[which] });

/** The middle of the marquee. */
async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await marquee(page).boundingBox();
  if (!box) throw new Error("The marquee is not there.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the first badge is (px), and when that was, by the clock that animations go by (ms). */
function firstBadge(element: Element): { x: number; time: number } {
  const x = element.querySelector("img")?.getBoundingClientRect().left ?? Number.NaN;
  return { x, time: Number(document.timeline.currentTime) };
}

/** How far the marquee moves by itself in a few frames, in px; a move to the left is negative. */
async function drift(page: Page): Promise<number> {
  const places = values(await sample(marquee(page), firstBadge, 120));
  const { round } = await marqueePosition(page);
  return distance(places[0]?.x ?? 0, places.at(-1)?.x ?? 0, round);
}

const expectMoving = (page: Page) => expect.poll(() => drift(page), { message: "moves" }).toBeLessThan(-1);
const expectStopped = async (page: Page) => expect(Math.abs(await drift(page)), "does not move").toBeLessThan(0.1);

/** Drags from the middle, by px to the right. */
async function drag(page: Page, by: number, steps = 5): Promise<void> {
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps });
  await page.mouse.up();
}

test.describe("Award marquee", () => {
  test("moves by itself, evenly, and passes the seam without a jump", async ({ page }) => {
    await openMarquee(page);
    // The browser may take a moment to start it.
    await expectMoving(page);
    await test.step("evenly", async () => {
      const places = values(await sample(marquee(page), firstBadge, 700));
      const [first, last] = [places[0], places.at(-1)];
      if (!first || !last) throw new Error("There is no badge.");
      const speed = ((first.x - last.x) / (last.time - first.time)) * 1000;
      expect(speed).toBeGreaterThan(28);
      expect(speed).toBeLessThan(36);
      for (const { x, time } of places) {
        const expected = (speed * (time - first.time)) / 1000;
        expect(Math.abs(first.x - x - expected), "is where its speed says").toBeLessThan(1);
      }
    });

    await test.step("past the seam", async () => {
      const { x, y } = await middle(page);
      await page.mouse.move(x, y);
      await page.mouse.down();
      // It is held: to just before the end of the round.
      const held = await marqueePosition(page);
      const start = await marquee(page).evaluate(
        (frame) => frame.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(frame).paddingLeft),
      );
      await page.mouse.move(x + start - held.x + 12, y, { steps: 4 });
      const stop = await record(marquee(page), firstBadge);
      await page.mouse.up();
      // A round to the left of its place until it has passed the seam, and just before its place from then on.
      await expect
        .poll(async () => start - (await marqueePosition(page)).x, { message: "starts over" })
        .toBeLessThan(held.round / 2);
      const places = await stop();
      const steps = places.slice(1).map((place, index) => {
        const before = places[index] ?? place;
        return { moved: place.x - before.x, expected: (-SPEED_PX_PER_SECOND * (place.time - before.time)) / 1000 };
      });
      expect(Math.max(...steps.map(({ moved }) => moved)), "starts over").toBeGreaterThan(held.round / 2);
      for (const { moved, expected } of steps) {
        expect(Math.abs(distance(expected, moved, held.round)), "per frame").toBeLessThan(2);
      }
    });
  });

  test("costs no layout, and obeys reduced motion, whenever it is asked for", async ({ page }) => {
    // With reduced motion the counters above it do not run: they are not what is measured.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openMarquee(page);
    await test.step("with reduced motion it does not move; the visitor may still start it", async () => {
      await expectStopped(page);
      await button(page, "play").click();
      await expectMoving(page);
    });

    await test.step("its movement costs no layout", async () => {
      const cdp = await page.context().newCDPSession(page);
      await cdp.send("Performance.enable");
      const layouts = async () => {
        const { metrics } = await cdp.send("Performance.getMetrics");
        return metrics.find(({ name }) => name === "LayoutCount")?.value ?? 0;
      };
      await painted(page);
      const before = await layouts();
      const frames = await page.evaluate(async () => {
        let count = 0;
        for (const start = performance.now(); performance.now() - start < 600 || count < 20; count += 1) {
          await new Promise(requestAnimationFrame);
        }
        return count;
      });
      expect((await layouts()) - before, `in ${frames} frames`).toBeLessThan(5);
    });

    await test.step("reduced motion stops it at once", async () => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await expect(button(page, "pause")).toBeVisible();
      await expectMoving(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(button(page, "play")).toBeVisible();
      await expectStopped(page);
    });
  });

  test("follows the mouse and its button", async ({ page }) => {
    await openMarquee(page);
    await test.step("dragging selects no text and drags no image", async () => {
      await page.evaluate(() =>
        document.addEventListener("dragstart", () => document.body.setAttribute("data-dragged", "")),
      );
      await drag(page, -300, 10);
      expect(await page.evaluate(() => String(getSelection()))).toBe("");
      await expect(page.locator("body")).not.toHaveAttribute("data-dragged");
    });

    await test.step("the other mouse buttons do not drag, and cannot leave it hanging", async () => {
      const { x, y } = await middle(page);
      await page.mouse.move(x, y);
      await page.mouse.down({ button: "right" });
      await page.mouse.move(x - 200, y, { steps: 3 });
      await expectMoving(page);
      await page.mouse.up({ button: "right" });

      // Left, then right, then left released: only now does the drag end, and no event of its own says so.
      await page.mouse.down();
      await page.mouse.down({ button: "right" });
      await page.mouse.up();
      await page.mouse.move(x - 240, y, { steps: 3 });
      await expectMoving(page);
      await page.mouse.up({ button: "right" });
    });

    await test.step("the button stops it; a drag is possible and does not start it; the button starts it", async () => {
      await button(page, "pause").click();
      await expectStopped(page);
      await expect(button(page, "pause")).toHaveCount(0);
      const before = await marqueePosition(page);
      await drag(page, -100);
      const after = await marqueePosition(page);
      expect(Math.abs(distance(before.x - 100, after.x, after.round))).toBeLessThan(2);
      await expectStopped(page);
      await button(page, "play").click();
      await expectMoving(page);
    });

    await test.step("it follows the pointer after the visitor made the text larger", async () => {
      await addStyle(page, "html { font-size: 200% }");
      await bringIntoView(marquee(page));
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
  });

  test("leads the keyboard through the nine badges, and does not move while the focus is among them", async ({
    page,
  }) => {
    await openMarquee(page);
    await button(page, "pause").focus();
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");

    async function expectFocusOn(index: number) {
      await expect(focused.getByRole("img")).toHaveAttribute("alt", awards[index]?.alt ?? "");
      await expectStopped(page);
      const [badge, frame] = await Promise.all([focused.boundingBox(), marquee(page).boundingBox()]);
      if (!badge || !frame) throw new Error("The badge or the marquee is not there.");
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
    await expectMoving(page);
  });

  test("rests out of view, and while all badges fit", async ({ page }) => {
    await openMarquee(page);
    await expectMoving(page);
    await test.step("out of view", async () => {
      await scrollTo(page, 100_000);
      await expect.poll(async () => Math.abs(await drift(page))).toBeLessThan(0.1);
      await bringIntoView(marquee(page));
      await expectMoving(page);
    });

    await test.step("if all badges fit it does not loop, and when they no longer do it loops again", async () => {
      const enlarge = await addStyle(page, "#awards .badge img { width: 60px; height: 60px }");
      await expect(marquee(page)).not.toHaveClass(/moving/);
      await expect(button(page, "pause")).toHaveCount(0);
      await expect(marquee(page).locator("img")).toHaveCount(awards.length);
      await expectStopped(page);
      await enlarge();
      await expect(button(page, "pause")).toBeVisible();
      await expect(marquee(page).locator("img")).toHaveCount(2 * awards.length);
      await expectMoving(page);
    });
  });

  test.describe("by touch", () => {
    test.use({ viewport: PHONE, hasTouch: true });

    async function touch(cdp: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) {
      await cdp.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    }

    test("a finger drags it; one that moves up scrolls the page, and the marquee goes on", async ({ page }) => {
      await openMarquee(page);
      const cdp = await page.context().newCDPSession(page);
      const { x, y } = await middle(page);
      await touch(cdp, "touchStart", x, y);
      await expectStopped(page);
      const held = await marqueePosition(page);
      for (let moved = 0; moved >= -150; moved -= 15) {
        await touch(cdp, "touchMove", x + moved, y);
        // The browser passes touches on with the next frame.
        const error = async () => {
          const now = await marqueePosition(page);
          return Math.abs(distance(held.x + moved, now.x, now.round));
        };
        await expect.poll(error, { message: `at ${moved} px`, intervals: [20, 50, 100] }).toBeLessThan(2);
      }
      await touch(cdp, "touchEnd");
      await expectMoving(page);

      const before = await page.evaluate(() => window.scrollY);
      await touch(cdp, "touchStart", x, y);
      for (let moved = 0; moved <= 200; moved += 20) await touch(cdp, "touchMove", x, y - moved);
      await touch(cdp, "touchEnd");
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
      await bringIntoView(marquee(page));
      await expectMoving(page);
    });
  });
});
