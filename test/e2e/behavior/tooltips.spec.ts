import { openStrip, strip, tooltip } from "../parts";
import { awards, DESKTOP, STILL_STRIP } from "../site-content";
import { expect, test } from "../test";

/** Tooltips.test.tsx tests when tooltips open, and what they describe. */

test.use({ viewport: DESKTOP });

test("a tooltip is at its badge, and closes when a wheel turns", async ({ page }) => {
  test.skip(...STILL_STRIP);
  await openStrip(page);
  await page.getByRole("button", { name: "Pause the badges" }).focus();
  for (const key of ["Tab", "ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(tooltip(page)).toContainText(awards[3]?.name ?? "");
  const [from, to] = await Promise.all([strip(page).locator(":focus").boundingBox(), tooltip(page).boundingBox()]);
  if (!from || !to) throw new Error("The tooltip or its badge is missing.");
  expect(Math.abs(from.x + from.width / 2 - to.x - to.width / 2), "px beside its badge").toBeLessThan(60);
  await page.mouse.wheel(0, 20);
  await expect(tooltip(page)).toBeHidden();
});
