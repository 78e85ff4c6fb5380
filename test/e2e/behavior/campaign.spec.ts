import { expect, test } from "../test";

const CARRIED = "utm_source=postcard&utm_campaign=fall&msclkid=7";

test("each link to a form carries the campaign when it is used", async ({ page, context }) => {
  await context.route(/^https:/, (request) => request.fulfill({ body: "The form" }));
  await page.goto(`/?${CARRIED}&x=1`);
  const links = await page.locator('a[data-event][href^="https:"]:visible').all();
  expect(links.length).toBeGreaterThan(0);
  for (const [index, link] of links.entries()) {
    if (index % 2 === 0) await link.focus();
    else await link.click({ button: "right" });
    await expect.soft(link).toHaveAttribute("href", new RegExp(`^https://[^?]+\\?${CARRIED}$`));
  }
});
