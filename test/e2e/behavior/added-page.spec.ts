import { expect, hydrated, test } from "../playwright-test";

/** A page that a developer has added (test/fixtures/pages/privacy.tsx), as the build publishes it. */

test("an added page is reached from the footer of another, is styled, works with script, and leads back", async ({
  page,
}) => {
  await page.goto("/thank-you/");
  await hydrated(page);
  await page.getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL("/privacy/");
  const heading = page.getByRole("heading", { level: 1, name: "Privacy policy" });
  await expect(heading).toHaveCSS("font-family", /Newsreader/);

  await hydrated(page);
  await page.getByRole("button", { name: "What we keep" }).click();
  await expect(page.getByText("Nothing.")).toBeVisible();
  await page.locator("header").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});
