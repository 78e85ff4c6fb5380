import { landing, notFound, thankYou } from "../fixture-content";
import { expect, expectMissingPage, hydrated, test } from "../playwright-test";

test.describe("Routes", () => {
  test("/thank-you and /thank-you/ are the thank-you page: two steps, and what the call does", async ({
    page,
    request,
  }) => {
    const heading = page.getByRole("heading", { level: 1, name: thankYou.heading });
    for (const path of ["/thank-you", "/thank-you/"]) {
      expect((await request.get(path, { maxRedirects: 1 })).status(), "sent elsewhere once at most").toBe(200);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(heading).toBeVisible();
      await expect(page).toHaveTitle(thankYou.seo.title);
      await hydrated(page);
      await expect(heading).toBeVisible();
    }
    for (const [index, { title, button }] of thankYou.steps.entries()) {
      const step = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
      await expect.soft(step).toContainText(`${thankYou.stepLabel} ${index + 1}`, { ignoreCase: true });
      await expect.soft(step.getByRole("link", { name: button })).toBeVisible();
    }
    for (const point of thankYou.consultation.points) await expect.soft(page.getByText(point)).toBeVisible();
  });

  test("a missing page answers 404 with the page, logs the path, and leads home", async ({ page, consoleWatch }) => {
    const heading = page.getByRole("heading", { level: 1, name: "Oops! Page not found" });
    for (const path of ["/nowhere", "/deep/nowhere", "/thank-you/nowhere"]) {
      expectMissingPage(consoleWatch, path);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(heading).toBeVisible();
      await hydrated(page);
      await expect(heading).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await page.getByRole("link", { name: notFound.homeLink }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1, name: landing.hero.headline })).toBeVisible();
  });
});
