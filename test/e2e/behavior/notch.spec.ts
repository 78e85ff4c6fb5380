import { PHONE } from "../site-content";
import { expect, openPage, test } from "../test";

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
