import { openStrip, strip, turnStrip } from "../parts";
import { awards } from "../site-content";
import { addStyle, bringIntoView, expect, openPage, SOON, test } from "../test";

test("every badge in view has its image", async ({ page }) => {
  await openStrip(page);
  const missing = () =>
    strip(page).evaluate((frame) => {
      const isInView = ({ left, right }: DOMRect) => right > 0 && left < innerWidth;
      return [...frame.querySelectorAll("img")]
        .filter((badge) => isInView(badge.getBoundingClientRect()))
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ alt }) => alt);
    });
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await bringIntoView(strip(page));
    for (const share of [0, 0.25, 0.25, 0.25, 0.25]) {
      await turnStrip(page, share);
      await expect.poll(missing, SOON).toEqual([]);
    }
  }
  for (const [room, copies] of [
    [2, 1],
    [-2, 2],
  ] as const) {
    const frame = await strip(page).evaluate(({ clientWidth }) => clientWidth);
    const width = (frame - 2 * 100 - room) / awards.length;
    await addStyle(
      page,
      `#awards li img { width: ${width}px; height: 40px } #awards ul { gap: 0 } .award-marquee { padding: 0 100px }`,
    );
    await page.setViewportSize({ width: 1920, height: 900 - room });
    await expect(strip(page).locator("img"), `${room} px of room`).toHaveCount(copies * awards.length);
    await expect(page.getByRole("button", { name: "Pause the badges" })).toHaveCount(copies - 1);
  }
});

test("with reduced motion, all badges are in view @chromium", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/");
  await expect(strip(page).locator("img")).toHaveCount(awards.length);
  await expect(page.getByRole("button", { name: "Pause the badges" })).toHaveCount(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const badge of await strip(page).locator("img").all()) {
      await bringIntoView(strip(page));
      await expect(badge).toBeInViewport({ ratio: 1 });
      expect((await badge.boundingBox())?.width, "px").toBeGreaterThan(70);
    }
  }
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(strip(page)).toHaveClass(/moving/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(strip(page)).not.toHaveClass(/moving/);
  expect(await strip(page).evaluate((frame) => frame.getAnimations({ subtree: true }).length)).toBe(0);
});
