import type { Page } from "@playwright/test";
import { site } from "../site-content";
import { expect, hydrated, openPage, test } from "../test";

const CARRIED = "utm_source=postcard&utm_campaign=fall";

/** Expects the campaign parameters, and no others, on all calls to action that leave the site. */
async function expectCarried(page: Page): Promise<void> {
  const links = page.locator('a[data-event][href^="https:"]');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.length).toBeGreaterThanOrEqual(5);
  for (const href of hrefs) expect.soft(href).toMatch(new RegExp(`^https://[^?]+\\?${CARRIED}$`));
}

test("each link to a form has the campaign parameters", async ({ page, context }) => {
  await context.route(/^https:/, (request) => request.fulfill({ body: "The form" }));
  await page.goto(`/?${CARRIED}&x=1`);
  await expectCarried(page);
  await hydrated(page);
  await expectCarried(page);
  await openPage(page, `/thank-you/?${CARRIED}`);
  await page.locator("header").getByRole("link").first().click();
  await expect(page).toHaveURL(`/?${CARRIED}`);
  const [form] = await Promise.all([
    context.waitForEvent("page"),
    page.locator("#guide").getByRole("link", { name: site.actions.guide }).click(),
  ]);
  await expect(form).toHaveURL(`${site.links.deedGuideForm}?${CARRIED}`);
});
