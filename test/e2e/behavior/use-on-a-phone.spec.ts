import AxeBuilder from "@axe-core/playwright";
import { LONG_REVIEW_NUMBER, step, toggle, tooltip } from "../parts";
import { PHONE, reviews } from "../site-content";
import { addStyle, expect, expectNoViolations, openAndShowAll, test } from "../test";

test.use({ viewport: PHONE });

test("the landing page is accessible in use, on a phone", async ({ page }) => {
  await openAndShowAll(page, "/");
  // A sticky header often covers part of a button.
  await addStyle(page, ".site-header { position: static }");
  for (let first = reviews.length; first >= LONG_REVIEW_NUMBER; first -= 1) await step(page, "previous", first, 1);
  await toggle(page).press("Enter");
  await page.getByRole("button", { name: "Pause the badges" }).hover();
  await expect(tooltip(page)).toBeVisible();
  await expectNoViolations("after use", new AxeBuilder({ page }));
});
