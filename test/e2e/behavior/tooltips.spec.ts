import { tooltip } from "../parts";
import { DESKTOP } from "../site-content";
import { expect, expectNoViolations, openPage, settled, test } from "../test";

/** tooltips.test.ts tests the delays, and what tooltips describe. */

test.use({ viewport: DESKTOP });

test("a tooltip stays while the pointer is in it; Escape, a click or a wheel closes it", async ({ page }) => {
  await openPage(page, "/");
  const call = page.getByRole("banner").locator("[data-tooltip]");
  const open = async () => {
    await page.locator("h1").hover();
    await call.hover();
    await expect(tooltip(page)).toBeVisible();
  };
  await open();
  await expectNoViolations(page, "with an open tooltip");
  await tooltip(page).hover();
  await settled(page);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toBeHidden();
  await open();
  await page.mouse.down();
  await expect(tooltip(page)).toBeHidden();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await open();
  await page.mouse.wheel(0, 5);
  await expect(tooltip(page)).toBeHidden();
  await open();
  await page.locator("h1").hover();
  await expect(tooltip(page)).toBeHidden();
});
