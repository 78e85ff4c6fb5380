import { expect, hydrated, test } from "../playwright-test";

/** A page that a developer has added (test/fixtures/pages/privacy.tsx), as the build publishes it. */

test.describe("An added page", () => {
  test("is styled, works with script, and breaks no rule of its own policy", async ({ page }) => {
    const response = await page.goto("/privacy/");
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')+; style-src 'self' 'sha256-/);
    expect(policy).not.toContain("unsafe");
    const heading = page.getByRole("heading", { level: 1, name: "Privacy policy" });
    await expect(heading).toHaveCSS("font-family", /Newsreader/);

    await hydrated(page);
    await page.getByRole("button", { name: "What we keep" }).click();
    await expect(page.getByText("Nothing.")).toBeVisible();
  });

  test("is reached from the footer of another page, and leads back", async ({ page }) => {
    await page.goto("/thank-you/");
    await hydrated(page);
    await page.getByRole("link", { name: "Privacy policy" }).click();
    await expect(page).toHaveURL("/privacy/");
    await hydrated(page);
    await page.locator("header").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
  });
});
