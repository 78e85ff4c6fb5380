import type { Page } from "@playwright/test";
import { scrollTo } from "../carousel-and-marquee";
import { PHONE, site } from "../fixture-content";
import { expect, hydrated, test } from "../playwright-test";

/** What is particular about a phone: its notch, the bar with which it is sent home, two fingers. */
test.use({ viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: "reduce" } });

/** Takes px off the edges of the screen, as a notch and the home bar do. */
async function takeOff(page: Page, insets: { left?: number; right?: number; bottom?: number }): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setSafeAreaInsetsOverride", { insets });
}

test.describe("A phone", () => {
  test("the call button stays above the home bar, and the end of the page above the call button", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await takeOff(page, { bottom: 34 });
    const call = page.locator(".call-bar").getByRole("link", { name: site.actions.call });
    const bottom = async () => {
      const box = await call.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(PHONE.height - 34);
    await scrollTo(page, 1e6);
    const last = page.locator("footer p").last();
    const [end, bar] = await Promise.all([last.boundingBox(), page.locator(".call-bar").boundingBox()]);
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test("held sideways, nothing that is read lies under the notch", async ({ page }) => {
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await page.goto("/");
    await hydrated(page);
    await takeOff(page, { left: 47, right: 47, bottom: 21 });
    const under = () =>
      page.evaluate(() =>
        // What is scrolled sideways goes on beyond the screen.
        [...document.querySelectorAll("h1, h2, h3, p, dt, dd, a, button, li")]
          .filter(
            (element) =>
              element.checkVisibility() && !element.closest(".sr-only, .skip-link, [inert], .award-marquee, .carousel"),
          )
          .filter((element) => getComputedStyle(element).clipPath === "none")
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 1 && (left < 47 || right > innerWidth - 47);
          })
          .filter((element) => !element.matches(".call-bar a"))
          .map((element) => element.textContent?.slice(0, 40)),
      );
    await expect.poll(under).toEqual([]);
  });

  test("two fingers enlarge the page", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Input.synthesizePinchGesture", { x: 195, y: 400, scaleFactor: 2.5 });
    expect(await page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(2);
    // What sticks to the screen must not cover all that is left of it.
    const share = await page.evaluate(() => {
      const seen = visualViewport;
      const bars = [...document.querySelectorAll(".site-header, .call-bar")].map((bar) => bar.getBoundingClientRect());
      const covered = bars.map(({ top, bottom }) =>
        Math.max(
          0,
          Math.min(bottom, (seen?.offsetTop ?? 0) + (seen?.height ?? 0)) - Math.max(top, seen?.offsetTop ?? 0),
        ),
      );
      return covered.reduce((sum, height) => sum + height, 0) / (seen?.height ?? 1);
    });
    expect(share).toBeLessThan(0.5);
  });
});
