import { site } from "../site-content";
import { expect, openPage, test } from "../test";

const CARRIED = "utm_source=postcard&utm_campaign=fall&msclkid=7";

test("each link to a form has the campaign when it is used", async ({ page, context }) => {
  await context.route(/^https:/, (request) => request.fulfill({ body: "The form" }));
  await page.goto(`/?${CARRIED}&x=1`);
  const links = await page.locator('a[data-event][href^="https:"]:visible').all();
  expect(links.length).toBeGreaterThanOrEqual(5);
  for (const [index, link] of links.entries()) {
    if (index % 2 === 0) await link.focus();
    else await link.click({ button: "right" });
    await expect.soft(link).toHaveAttribute("href", new RegExp(`^https://[^?]+\\?${CARRIED}$`));
  }
  await openPage(page, `/thank-you/?${CARRIED}`);
  await page.locator("header").getByRole("link").first().click();
  await expect(page).toHaveURL(`/?${CARRIED}`);
  const [form] = await Promise.all([
    context.waitForEvent("page"),
    page.locator("#guide").getByRole("link", { name: site.actions.guide }).click(),
  ]);
  await expect(form).toHaveURL(`${site.links.deedGuideForm}?${CARRIED}`);
});
