import { layoutFaults } from "../layout-faults";
import { changeData, expect, hydrated, showLandingPage, test } from "../playwright-test";
import { PHONE, services, stats } from "../site-content";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: "reduce" } });

test("a phone's notch covers nothing, and a pinch zooms the page", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const cdp = await page.context().newCDPSession(page);
  /** Reserves space at the sides of the screen, as a notch does, in px. */
  const setInsets = (insets: { left: number; right: number }) =>
    cdp.send("Emulation.setSafeAreaInsetsOverride", { insets });

  await test.step("no text is under the notch when the phone is held sideways", async () => {
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await setInsets({ left: 47, right: 47 });
    const under = () =>
      page.locator("h1, h2, h3, p, dt, dd, a, button, li").evaluateAll((elements) =>
        elements
          // The marquee and the carousel continue beyond the screen.
          .filter((element) => !element.closest(".sr-only, .skip-link, [inert], .award-marquee, .carousel"))
          .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none")
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 1 && (left < 47 || right > innerWidth - 47);
          })
          .map((element) => element.textContent?.slice(0, 40)),
      );
    await expect.configure({ soft: true }).poll(under).toEqual([]);
  });

  await test.step("a pinch zooms the page, and its header does not cover most of the screen", async () => {
    await page.setViewportSize(PHONE);
    await setInsets({ left: 0, right: 0 });
    await cdp.send("Input.synthesizePinchGesture", { x: 195, y: 400, scaleFactor: 2.5 });
    const { scale, covered } = await page.evaluate(() => {
      const { scale = 1, offsetTop = 0, height = innerHeight } = visualViewport ?? {};
      const { top = 0, bottom = 0 } = document.querySelector(".site-header")?.getBoundingClientRect() ?? {};
      return { scale, covered: (Math.min(bottom, offsetTop + height) - Math.max(top, offsetTop)) / height };
    });
    expect(scale).toBeGreaterThan(2);
    expect(covered).toBeLessThan(0.5);
  });
});

test("the largest figures and the longest word fit on the page at every width", async ({ page }) => {
  await page.goto("/thank-you/");
  await hydrated(page);
  const word = "Form-Grundstuecksverkehrsgenehmigungszustaendigkeitsuebertragung-12";
  await changeData(page, "index", ({ data, ...rest }) => ({
    ...rest,
    data: {
      ...data,
      stats: { stats: stats.map((stat) => ({ ...stat, number: 999_999, suffix: "+" })) },
      services: { services: services.map((service) => ({ ...service, description: word })) },
    },
  }));
  await showLandingPage(page);
  await expect(page.getByText("999,999+").first()).toBeAttached();
  await expect(page.getByText(word).first()).toBeAttached();
  for (const width of [280, 320, 360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Each figure fits on one line of its column.
    const faults = (await layoutFaults(page)).filter((fault) => fault.includes("999,999"));
    expect.soft(faults, `at ${width} px`).toEqual([]);
  }
});
