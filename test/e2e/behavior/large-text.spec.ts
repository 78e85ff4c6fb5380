import { PHONE } from "../fixture-content";
import { ROUTES } from "../fixture-site";
import { layoutFaults } from "../layout-faults";
import { openAndShowAll } from "../page-setup";
import { expect, test } from "../playwright-test";

/** A browser whose text size is set to twice the usual: unlike a style of the page, its media queries know of it. */
test.use({
  viewport: PHONE,
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
});

test("nothing sticks over enlarged text, and all of it can be read", async ({ page, consoleWatch }) => {
  for (const route of ROUTES) {
    await test.step(route, async () => {
      await openAndShowAll(page, route, consoleWatch);
      await expect(page.locator(".site-header")).toHaveCSS("position", "relative");
      await expect(page.locator(".call-bar")).not.toHaveCSS("position", "fixed");
      expect(await layoutFaults(page, true)).toEqual([]);
    });
  }
});

test.describe("Without script", () => {
  // A script would write figures of its own.
  test.use({ javaScriptEnabled: false });

  test("figures of eight digits stand on one line, each within its column", async ({ page }) => {
    await page.goto("/");
    await page.locator(".stat > p").evaluateAll((figures) => {
      for (const figure of figures) figure.textContent = "99,999,999+";
    });
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await layoutFaults(page);
      expect
        .soft(
          faults.filter((fault) => fault.includes("99,999,999")),
          `at ${width} px`,
        )
        .toEqual([]);
    }
  });
});
