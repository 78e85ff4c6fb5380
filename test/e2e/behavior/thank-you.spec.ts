import { thankYou } from "../site-content";
import { expect, test } from "../test";

test("the thank-you page shows the guide without scrolling, and the steps' links on one line", async ({ page }) => {
  const buttons = thankYou.steps.map(({ button }) => page.getByRole("link", { name: button }));
  const steps = buttons.map((button) => button.last());
  // The address also works without its slash.
  const response = await page.goto("/thank-you");
  expect(response?.status()).toBe(200);
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.soft(buttons[0]?.first() ?? page.locator("h1")).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  const middle = (element: Element) => element.getBoundingClientRect().top + element.clientHeight / 2;
  const [first = 0, second = first] = await Promise.all(steps.slice(0, 2).map((link) => link.evaluate(middle)));
  expect(Math.abs(first - second)).toBeLessThan(2);
});
