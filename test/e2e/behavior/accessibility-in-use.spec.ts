import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { DESKTOP, landing, PHONE } from "../content";
import { expect, test, wake } from "../fixtures";
import { arrow, carousel, expectInView, from, openMarquee, openReviews, strip } from "../motion";

/** Beyond the pages as they load (accessibility.spec.ts): the pages as their visitors leave them. */

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([]);
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("carousel moved, a review open, a tooltip open", async ({ page }) => {
      await openReviews(page);
      await arrow(page, "previous").click();
      await arrow(page, "previous").click();
      await expectInView(page, from(5, viewport === PHONE ? 1 : 3));
      await carousel(page).getByRole("button", { name: landing.reviews.readMore }).first().click();
      await page.mouse.move(5, 500);
      await arrow(page, "next").hover();
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expectNoViolations(page);
    });

    test("the strip stopped, a badge focused and its tooltip open", async ({ page }) => {
      await openMarquee(page);
      await page.getByRole("button", { name: landing.awards.pause }).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowRight");
      await expect(strip(page).locator(":focus")).toBeVisible();
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test("the error screen", async ({ page, consoleWatch }) => {
  consoleWatch.expect(/site\.json/);
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), result: { data: {}, pageContext: {} } } });
  });
  await page.goto("/");
  await wake(page);
  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
  await expectNoViolations(page);
});
