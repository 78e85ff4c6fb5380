import type { Page } from "@playwright/test";
import {
  addStyle,
  arrow,
  bringIntoView,
  carousel,
  marquee,
  openMarquee,
  openReviews,
  passTime,
  stopClock,
} from "../carousel-and-marquee";
import { awards, DESKTOP, landing, PHONE, site } from "../fixture-content";
import { expect, painted, test } from "../playwright-test";

test.use({ viewport: DESKTOP });

/** Milliseconds (spec §9). */
const OPEN_DELAY = 700;
/** Longer than any delay of a tooltip. */
const LONG = 1500;

const tooltip = (page: Page) => page.getByRole("tooltip");
const pauseButton = (page: Page) => page.getByRole("button", { name: landing.awards.pause });
const callButton = (page: Page) => page.getByRole("banner").getByRole("link", { name: site.actions.call });

/** Loads the tooltips' file, and closes what was opened for that: from here on only the delays count. */
async function warmUp(page: Page): Promise<void> {
  await callButton(page).hover();
  await passTime(page, OPEN_DELAY);
  await expect(tooltip(page)).toContainText(site.labels.openHours);
  await leave(page);
}

/** Moves the pointer away, and waits until the next tooltip would take its time again. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 500);
  await passTime(page, LONG);
  await expect(tooltip(page)).toHaveCount(0);
}

async function expectNoneWithin(page: Page, ms: number): Promise<void> {
  await passTime(page, ms);
  await expect(tooltip(page)).toHaveCount(0);
}

test.describe("Tooltips", () => {
  test("open for a pointer that rests, and close when it leaves", async ({ page }) => {
    await openReviews(page);
    await stopClock(page);
    await warmUp(page);
    const next = arrow(page, "next");

    await test.step("a pointer that only passes opens none", async () => {
      await next.hover();
      await passTime(page, OPEN_DELAY - 50);
      await page.mouse.move(5, 500);
      await expectNoneWithin(page, LONG);
    });

    await test.step("one opens after its delay, and closes when the pointer leaves", async () => {
      await next.hover();
      await expectNoneWithin(page, OPEN_DELAY - 1);
      await passTime(page, 1);
      await expect(tooltip(page)).toHaveText(landing.reviews.next);
      await page.mouse.move(5, 500);
      await passTime(page, 500);
      await expect(tooltip(page)).toHaveCount(0);
      await leave(page);
    });

    await test.step("closed with Escape, it stays closed until the pointer comes again", async () => {
      await next.hover();
      await passTime(page, OPEN_DELAY);
      await expect(tooltip(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(tooltip(page)).toHaveCount(0);
      // From its icon to its edge: still on the same button.
      await next.hover({ position: { x: 24, y: 6 } });
      await expectNoneWithin(page, LONG);
      await page.mouse.move(5, 500);
      await next.hover();
      await passTime(page, OPEN_DELAY);
      await expect(tooltip(page)).toBeVisible();
    });

    await test.step("the pointer can enter it, slowly too, and leaving it closes it", async () => {
      const [from, to] = await Promise.all([next.boundingBox(), tooltip(page).boundingBox()]);
      if (!from || !to) throw new Error("The arrow or its tooltip is not there.");
      const x = to.x + to.width / 2;
      const start = to.y < from.y ? from.y + 4 : from.y + from.height - 4;
      const end = to.y + to.height / 2;
      await page.mouse.move(x, start);
      for (let step = 1; step <= 12; step += 1) {
        await page.mouse.move(x, start + ((end - start) * step) / 12);
        await passTime(page, 80);
        await expect(tooltip(page)).toHaveCount(1);
      }
      await leave(page);
    });
  });

  test("open for the keyboard after the same delay; Escape closes one until the focus has left", async ({ page }) => {
    await openReviews(page);
    await stopClock(page);
    await warmUp(page);
    await arrow(page, "previous").focus();
    await page.keyboard.press("Tab");
    await expectNoneWithin(page, OPEN_DELAY - 1);
    await passTime(page, 1);
    await expect(tooltip(page)).toHaveText(landing.reviews.next);
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toHaveCount(0);
    await expect(arrow(page, "next")).toBeFocused();
    await expect(arrow(page, "next")).not.toHaveAttribute("aria-describedby");
    await expectNoneWithin(page, LONG);
    await page.keyboard.press("Shift+Tab");
    await passTime(page, OPEN_DELAY);
    await expect(tooltip(page)).toHaveText(landing.reviews.previous);
  });

  test("on the marquee: open at once after another, never tell an old name, and leave with their trigger", async ({
    page,
  }) => {
    await openMarquee(page);
    await stopClock(page);
    await warmUp(page);
    const pause = pauseButton(page);
    const play = page.getByRole("button", { name: landing.awards.play });

    await test.step("from a button to a badge: the next opens at once", async () => {
      await pause.hover();
      await passTime(page, OPEN_DELAY);
      await expect(tooltip(page)).toHaveText(landing.awards.pause);
      await marquee(page).locator("[data-tooltip]").nth(4).hover({ force: true });
      await passTime(page, 0);
      await expect(tooltip(page)).toHaveText(`${awards[4]?.name}, ${awards[4]?.issuer}`);
      await leave(page);
    });

    await test.step("dragging opens none on the way", async () => {
      const box = await marquee(page).boundingBox();
      if (!box) throw new Error("The marquee is not there.");
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 120, y, { steps: 10 });
      await expectNoneWithin(page, LONG);
      await page.mouse.up();
      await leave(page);
    });

    await test.step("a click on a button closes its tooltip, by mouse and by keyboard", async () => {
      await pause.hover();
      await passTime(page, OPEN_DELAY);
      await expect(tooltip(page)).toHaveText(landing.awards.pause);
      await pause.click();
      await expect(tooltip(page)).toHaveCount(0);
      await play.hover({ position: { x: 24, y: 5 } });
      await expectNoneWithin(page, LONG);

      await page.mouse.move(5, 100);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Shift+Tab");
      await passTime(page, OPEN_DELAY);
      await expect(tooltip(page)).toHaveText(landing.awards.play);
      await page.keyboard.press("Enter");
      await expect(pause).toBeFocused();
      await expectNoneWithin(page, LONG);
    });

    await test.step("one whose trigger leaves the page goes with it", async () => {
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await passTime(page, OPEN_DELAY);
      await expect(tooltip(page)).toBeVisible();
      // All badges fit: the button is taken away.
      await addStyle(page, "#awards .badge img { width: 40px; height: 40px }");
      await expect(pause).toHaveCount(0);
      await expect(tooltip(page)).toHaveCount(0);
    });
  });

  test("go along with a badge, and close when it is out of sight", async ({ page }) => {
    await openMarquee(page);
    await marquee(page).locator("[data-tooltip]").nth(3).hover({ force: true });
    // Another badge may come under the pointer meanwhile, and open its own.
    const own = tooltip(page).filter({ hasText: `${awards[3]?.name}, ${awards[3]?.issuer}` });
    await expect(own).toBeVisible();
    /** Moves the marquee on, in ms of its animation. */
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
    // A hundred px to the right, where there is room for the tooltip.
    await skip(-3000);
    await expect.poll(offset).toBeLessThan(60);
    // More than half of a screen to the left.
    await skip(30_000);
    await expect(own).toHaveCount(0);
  });

  test("leave everything else alone if their file does not arrive", async ({ page, consoleWatch }) => {
    consoleWatch.expect(/Failed to load resource: net::ERR_FAILED/);
    await openReviews(page);
    await stopClock(page);
    await page.route("**/*.js", (route) => route.abort());
    await arrow(page, "next").hover();
    await expectNoneWithin(page, LONG);
    await arrow(page, "next").click();
    await passTime(page, LONG);
    await expect(carousel(page).getByRole("status")).not.toBeEmpty();
  });

  test.describe("by touch", () => {
    test.use({ viewport: PHONE, hasTouch: true });

    test("do not open: a tap does what it is on", async ({ page }) => {
      await openReviews(page);
      await stopClock(page);
      const fetched: string[] = [];
      page.on("request", (request) => fetched.push(request.url()));
      await arrow(page, "next").tap();
      await passTime(page, LONG);
      await expect(carousel(page).getByRole("status")).toHaveText("2 of 6");
      await expectNoneWithin(page, LONG);
      await bringIntoView(marquee(page));
      await marquee(page).locator("[data-tooltip]").first().tap({ force: true });
      await expectNoneWithin(page, LONG);
      expect(
        fetched.filter((url) => url.endsWith(".js")),
        "not even the tooltips' file",
      ).toEqual([]);
    });
  });
});
