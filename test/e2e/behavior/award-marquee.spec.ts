import type { Page } from "@playwright/test";
import {
  addStyle,
  bringIntoView,
  distance,
  marquee,
  openMarquee,
  putFinger,
  SOON,
  scrollTo,
} from "../carousel-and-marquee";
import { awards, DESKTOP, landing, PHONE } from "../fixture-content";
import { expect, painted, test } from "../playwright-test";

test.use({ viewport: DESKTOP });

const button = (page: Page, which: "pause" | "play") => page.getByRole("button", { name: landing.awards[which] });

/** How far the first badge is from an earlier place, in px; to the left is negative. */
async function movedFrom(page: Page, earlier: number): Promise<number> {
  const [x, round] = await place(page);
  return distance(earlier, x, round);
}

/** Where the first badge is, in px, and how far it is to its copy: one round of the loop. */
function place(page: Page): Promise<[x: number, round: number]> {
  return marquee(page).evaluate((element) => {
    const badges = [...element.querySelectorAll("img")].map((badge) => badge.getBoundingClientRect().left);
    const [x = 0, copy] = [badges[0], badges[badges.length / 2]];
    // Without a copy there is no loop, and no two positions that look the same.
    return [x, copy === undefined ? 1e6 : copy - x];
  });
}

async function expectMoving(page: Page): Promise<void> {
  const [start] = await place(page);
  await expect.poll(() => movedFrom(page, start), { message: "moves", ...SOON }).toBeLessThan(-1);
}

async function expectStopped(page: Page): Promise<void> {
  const moved = async () => {
    const [start] = await place(page);
    for (let twice = 0; twice < 4; twice += 1) await painted(page);
    return Math.abs(await movedFrom(page, start));
  };
  await expect.poll(moved, { message: "does not move", ...SOON }).toBeLessThan(0.1);
}

test.describe("Award marquee", () => {
  test("costs no layout, and rests for reduced motion, out of view, and while all badges fit", async ({ page }) => {
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
      for (let twice = 0; twice < 10; twice += 1) await painted(page);
      expect((await layouts()) - before, "in 20 frames").toBeLessThan(5);
    });

    await test.step("reduced motion stops it at once", async () => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await expect(button(page, "pause")).toBeVisible();
      await expectMoving(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(button(page, "play")).toBeVisible();
      await expectStopped(page);
      await page.emulateMedia({ reducedMotion: "no-preference" });
    });

    await test.step("out of view", async () => {
      await scrollTo(page, 100_000);
      await expectStopped(page);
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

    test("a finger drags it; one that moves up scrolls the page, and the marquee goes on", async ({ page }) => {
      await openMarquee(page);
      const box = await marquee(page).boundingBox();
      if (!box) throw new Error("The marquee is not there.");
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const finger = await putFinger(page, x, y);
      await expectStopped(page);
      const [held] = await place(page);
      for (let way = 0; way >= -150; way -= 15) {
        await finger.move(x + way, y);
        // The browser passes touches on with the next frame.
        const error = async () => Math.abs(await movedFrom(page, held + way));
        await expect.poll(error, { message: `at ${way} px`, ...SOON }).toBeLessThan(2);
      }
      await finger.lift();
      await expectMoving(page);

      const before = await page.evaluate(() => window.scrollY);
      const other = await putFinger(page, x, y);
      for (let way = 0; way <= 200; way += 20) await other.move(x, y - way);
      await other.lift();
      await expect.poll(() => page.evaluate(() => window.scrollY), SOON).toBeGreaterThan(before + 100);
      await bringIntoView(marquee(page));
      await expectMoving(page);
    });
  });
});
