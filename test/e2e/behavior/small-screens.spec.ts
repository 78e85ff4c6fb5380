import { clickInView } from "../parts";
import { PHONE, site, thankYou } from "../site-content";
import { expect, openPage, painted, scrollTo, settled, test } from "../test";

function isUncovered(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 5, top + 5));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`The header of a phone ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled });

    test("calls and opens the menu with one tap everywhere", async ({ page }) => {
      await page.goto("/");
      const header = page.getByRole("banner");
      const { label = "", section } = site.navigation.at(-1) ?? {};
      const link = header.getByRole("link", { name: label });
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 740, height: 360 },
      ]) {
        await page.setViewportSize(viewport);
        for (const y of [0, 2000, 1e6]) {
          await scrollTo(page, y);
          const box = await header.boundingBox();
          expect(box?.y).toBe(0);
          expect(box?.height).toBeLessThanOrEqual(64);
          const call = header.getByRole("link", { name: site.actions.call });
          await expect.poll(() => call.evaluate(isUncovered), "the call button is in reach").toBe(true);
          await clickInView(header.getByText("Menu"));
          await expect.poll(() => link.evaluate(isUncovered), "the links are in reach").toBe(true);
          await clickInView(header.getByText("Menu"));
          await expect(link).toBeHidden();
        }
      }
      await clickInView(header.getByText("Menu"));
      await clickInView(link);
      const heading = page.locator(`#${section} :is(h1, h2)`);
      await expect.poll(() => heading.evaluate(isUncovered), "the section begins below the menu").toBe(true);
    });
  });
}

test("the menu of a phone closes when the page has scrolled by more than its height", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, "/");
  const header = page.getByRole("banner");
  const link = header.getByRole("link", { name: site.navigation[0]?.label ?? "" });
  await scrollTo(page, 300);
  await painted(page);
  await clickInView(header.getByText("Menu"));
  const height = (await header.locator("details + ul").boundingBox())?.height ?? 0;
  await scrollTo(page, 300 + height - 10);
  await settled(page);
  await expect(link).toBeVisible();
  await scrollTo(page, 300 + height + 10);
  await expect(link).toBeHidden();

  for (const key of ["Tab", "Shift+Tab", "Enter"]) await page.keyboard.press(key);
  await scrollTo(page, 1000);
  await settled(page);
  await expect(link, "while the keyboard is in it, it stays").toBeVisible();
});

test("the thank-you page shows its guide without scrolling", async ({ page }) => {
  // The address also works without its slash.
  const response = await page.goto("/thank-you");
  expect(response?.status()).toBe(200);
  const buttons = thankYou.steps.map(({ button }) => page.getByRole("link", { name: button }));
  const guide = page.locator("[data-event=property-guide]");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.soft(guide).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 768, height: 1024 });
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
