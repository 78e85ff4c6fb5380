import type { Page } from "@playwright/test";
import { arrow, marquee, openMarquee, openReviews, passTime, SOON, stopClock } from "../carousel-and-marquee";
import { expect, painted, test } from "../playwright-test";
import { awards, DESKTOP, site } from "../site-content";

/** Tooltips.test.tsx tests when tooltips open and close. These tests are about their positions on the screen. */

/** A time in ms that is longer than any delay of a tooltip. */
const LONG = 1500;

const tooltip = (page: Page) => page.getByRole("tooltip");

test.use({ viewport: DESKTOP });

test("tooltips are on the screen beside their trigger, and a slow pointer can enter them", async ({ page }) => {
  await openReviews(page);
  await stopClock(page);
  const call = page.getByRole("banner").getByRole("link", { name: site.actions.call });
  for (const trigger of [call, arrow(page, "next")]) {
    await trigger.hover();
    // The first tooltip has to load its script.
    await expect(async () => {
      await passTime(page, LONG);
      await expect(tooltip(page)).toBeVisible({ timeout: 100 });
    }).toPass(SOON);
    const [from, to] = await Promise.all([trigger.boundingBox(), tooltip(page).boundingBox()]);
    if (!from || !to) throw new Error("The tooltip or its trigger is missing.");
    const isBelow = to.y > from.y;
    const gap = isBelow ? to.y - from.y - from.height : from.y - to.y - to.height;
    expect([gap >= 0, gap < 20], `${gap} px between it and its trigger`).toEqual([true, true]);
    const [right, bottom] = [DESKTOP.width - to.x - to.width, DESKTOP.height - to.y - to.height];
    expect(Math.min(to.x, to.y, right, bottom), "px to the edge of the screen").toBeGreaterThanOrEqual(0);

    const x = (Math.max(from.x, to.x) + Math.min(from.x + from.width, to.x + to.width)) / 2;
    const start = from.y + (isBelow ? from.height - 4 : 4);
    for (let step = 0; step <= 12; step += 1) {
      await page.mouse.move(x, start + ((to.y + to.height / 2 - start) * step) / 12);
      await passTime(page, 80);
      await expect(tooltip(page)).toHaveCount(1);
    }
    await page.mouse.move(5, 500);
    await passTime(page, LONG);
    await expect(tooltip(page)).toHaveCount(0);
  }
});

test("tooltips move with a badge, and close when it is out of view", async ({ page }) => {
  await openMarquee(page);
  await marquee(page).locator("[data-tooltip]").nth(3).hover({ force: true });
  // Another badge may move under the pointer and open its own tooltip.
  const own = tooltip(page).filter({ hasText: `${awards[3]?.name}, ${awards[3]?.issuer}` });
  await expect(own).toBeVisible();
  /** Moves the marquee's animation forward by `ms`. */
  const skip = async (ms: number) => {
    await page.evaluate((by) => {
      const animation = document.getAnimations().find(({ effect }) => effect?.getTiming().iterations === Infinity);
      if (!animation) throw new Error("Nothing moves.");
      animation.currentTime = Number(animation.currentTime) + by;
    }, ms);
    await painted(page);
  };
  const offset = () =>
    page.evaluate(() => {
      const box = document.querySelector("[data-tippy-root]")?.getBoundingClientRect();
      const trigger = document.querySelector("[aria-describedby]")?.getBoundingClientRect();
      return box && trigger ? Math.abs(box.left + box.width / 2 - (trigger.left + trigger.width / 2)) : 1e6;
    });
  await expect.poll(offset).toBeLessThan(60);
  // Moves the badges 100 px to the right, where the tooltip has room.
  await skip(-3000);
  await expect.poll(offset).toBeLessThan(60);
  // Moves the badges more than half a screen to the left.
  await skip(30_000);
  await expect(own).toHaveCount(0);
});
