import { PHONE, thankYou } from "../site-content";
import { expect, openPage, test } from "../test";

test("the thank-you page shows its guide without scrolling", async ({ page }) => {
  // The address also works without its slash.
  const response = await page.goto("/thank-you");
  expect(response?.status()).toBe(200);
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.soft(page.locator("[data-event=property-guide]")).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  const buttons = thankYou.steps.map(({ button }) => page.getByRole("link", { name: button }));
  const [first, second] = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(first?.y).toBe(second?.y);
});

test.describe("A phone @chromium", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("shows no text under a notch", async ({ page }) => {
    await openPage(page, "/");
    const cdp = await page.context().newCDPSession(page);
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await cdp.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: 47, right: 47 } });
    const under = () =>
      page.locator("h1, h2, h3, p, dt, dd, a, button, li").evaluateAll((elements) =>
        elements
          // The strip and the carousel continue beyond the screen.
          .filter((element) => !element.closest(".sr-only, .skip-link, .award-marquee, .carousel"))
          .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none")
          .map((element) => element.getBoundingClientRect())
          .filter(({ left, right, width }) => width > 1 && (left < 47 || right > innerWidth - 47)),
      );
    await expect.poll(under).toEqual([]);
  });
});
