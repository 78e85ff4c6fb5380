import { thankYou } from "../site-content";
import { expect, test } from "../test";

test("the thank-you page shows the guide without scrolling", async ({ page }) => {
  const link = page.getByRole("link", { name: thankYou.steps[0]?.button ?? "" }).first();
  // The address also works without its slash.
  const response = await page.goto("/thank-you");
  expect(response?.status()).toBe(200);
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.soft(link).toBeInViewport({ ratio: 1 });
  }
});
