import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../playwright-test";
import { site } from "../site-content";

const CARRIED = "utm_source=postcard&utm_campaign=fall";

/** Expects the campaign parameters, and no others, on all calls to action that leave the site. */
async function expectCarried(page: Page): Promise<void> {
  const hrefs = await page
    .locator('a[data-event][href^="https:"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.length).toBeGreaterThanOrEqual(5);
  for (const href of hrefs) expect.soft(href).toMatch(new RegExp(`^https://[^?]+\\?${CARRIED}$`));
}

test("every link to a form has the campaign parameters, before and after hydration, and on the next page", async ({
  page,
  context,
}) => {
  await context.route(/^https:/, (request) => request.fulfill({ body: "The form" }));
  await page.goto(`/?${CARRIED}&x=1`);
  await expectCarried(page);
  // The links to the firm's profiles on other sites do not get the parameters.
  for (const { url } of site.profiles ?? []) await expect(page.locator(`a[href="${url}"]`)).toBeAttached();

  await hydrated(page);
  // Sections that React renders again when they come into view must keep the parameters.
  for (const part of await page.locator("main > *").all()) await part.scrollIntoViewIfNeeded();
  await expectCarried(page);

  await test.step("a form opened from the next page gets them too", async () => {
    await page.goto(`/thank-you/?${CARRIED}`);
    await hydrated(page);
    await page.locator("header").getByRole("link").first().click();
    await expect(page).toHaveURL(`/?${CARRIED}`);
    const [form] = await Promise.all([
      context.waitForEvent("page"),
      page.locator("#guide").getByRole("link", { name: site.actions.guide }).click(),
    ]);
    await expect(form).toHaveURL(`${site.links.deedGuideForm}?${CARRIED}`);
  });
});
