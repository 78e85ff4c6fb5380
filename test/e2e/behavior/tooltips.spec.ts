import { openStrip, strip, tooltip, turnStrip } from "../parts";
import { awards, DESKTOP, STILL_STRIP } from "../site-content";
import { expect, openPage, SOON, test } from "../test";

/** Tooltips.test.tsx tests when tooltips open, and what they describe. */

test.use({ viewport: DESKTOP });

test("a tooltip is below its trigger", async ({ page }) => {
  await openPage(page, "/");
  const trigger = page.getByRole("banner").locator("[data-event=call]");
  await trigger.hover();
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  const [from, to] = await Promise.all([trigger.boundingBox(), tooltip(page).boundingBox()]);
  if (!from || !to) throw new Error("The tooltip or its trigger is missing.");
  const gap = to.y - from.y - from.height;
  expect(gap, "px below its trigger").toBeGreaterThanOrEqual(0);
  expect(gap, "px below its trigger").toBeLessThan(20);
});

test("a tooltip follows its badge, and disappears when that is out of view", async ({ page }) => {
  test.skip(...STILL_STRIP);
  await openStrip(page);
  await page.getByRole("button", { name: "Pause the badges" }).focus();
  for (const key of ["Tab", "ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  const badge = strip(page).locator(":focus");
  await expect(tooltip(page)).toContainText(awards[3]?.name ?? "");
  const offset = async () => {
    const [from, to] = await Promise.all([badge.boundingBox(), tooltip(page).boundingBox()]);
    if (!from || !to) return Number.NaN;
    return Math.abs(from.x + from.width / 2 - to.x - to.width / 2);
  };
  await expect.poll(offset, SOON).toBeLessThan(60);
  await turnStrip(page, 0.05);
  await expect.poll(offset, SOON).toBeLessThan(60);
  await turnStrip(page, 0.5);
  await expect(tooltip(page)).toBeHidden();
});
