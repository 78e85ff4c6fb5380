import type { Page } from "@playwright/test";
import { bringIntoView, distance, marquee, openMarquee, putFinger, SOON } from "../carousel-and-marquee";
import { expect, painted, test } from "../playwright-test";
import { awards, PHONE } from "../site-content";

// every-browser/awards.spec.ts tests how the marquee moves, pauses and follows a mouse.

test.use({ viewport: PHONE, hasTouch: true });

/** Returns the position of the first badge and its distance to its copy (one round), in px, and the play state. */
const place = (page: Page) =>
  marquee(page).evaluate((element) => {
    const badges = [...element.querySelectorAll("img")].map((badge) => badge.getBoundingClientRect().left);
    const [x = 0, copy = 0] = [badges[0], badges[badges.length / 2]];
    return { x, round: copy - x, state: element.firstElementChild?.getAnimations()[0]?.playState };
  });

const expectState = (page: Page, state: AnimationPlayState) =>
  expect.poll(async () => (await place(page)).state, SOON).toBe(state);

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await marquee(page).boundingBox();
  if (!box) throw new Error("The marquee is not there.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("a finger drags the marquee sideways; a finger that moves up scrolls the page", async ({ page }) => {
  await openMarquee(page);
  // Screen readers find each badge once, without its copy.
  await expect(marquee(page).getByRole("img")).toHaveCount(awards.length);
  const { x, y } = await middle(page);
  const finger = await putFinger(page, x, y);
  await expectState(page, "paused");
  const held = await place(page);
  for (let way = 0; way >= -150; way -= 15) {
    await finger.move(x + way, y);
    // The browser sends touches with the next frame.
    const error = async () => Math.abs(distance(held.x + way, (await place(page)).x, held.round));
    await expect.poll(error, { message: `at ${way} px`, ...SOON }).toBeLessThan(2);
  }
  await finger.lift();
  await expectState(page, "running");

  const before = await page.evaluate(() => window.scrollY);
  const other = await putFinger(page, x, y);
  for (let way = 0; way <= 200; way += 20) await other.move(x, y - way);
  await other.lift();
  await expect.poll(() => page.evaluate(() => window.scrollY), SOON).toBeGreaterThan(before + 100);
  await bringIntoView(marquee(page));
  await expectState(page, "running");
});

test("only the main button of the mouse drags the marquee, and its release always ends the drag", async ({ page }) => {
  await openMarquee(page);
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down({ button: "right" });
  await expectState(page, "running");
  await page.mouse.up({ button: "right" });

  await page.mouse.down();
  await expectState(page, "paused");
  await page.mouse.down({ button: "right" });
  await page.mouse.up();
  await page.mouse.move(x - 40, y);
  await expectState(page, "running");
  await page.mouse.up({ button: "right" });
});

test("the marquee causes no layout, and follows the preference for reduced motion at any time", async ({ page }) => {
  // With reduced motion, the counters above it do not run, and cause no layout.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openMarquee(page);
  await expectState(page, "paused");
  // The visitor may still start it.
  await page.locator("#awards button").click();
  await expectState(page, "running");
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

  await page.emulateMedia({ reducedMotion: "no-preference" });
  // A page learns of a changed preference in its next frame. It would miss two changes within one frame.
  await painted(page);
  await expectState(page, "running");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectState(page, "paused");
});
