import { ROUTES } from "../built-routes";
import { layoutFaults } from "../layout-faults";
import { openAndShowAll } from "../page-setup";
import { expect, test } from "../playwright-test";
import { PHONE } from "../site-content";

/** Doubles the browser's own text size. Unlike a style of the page, this changes media queries in rem. */
test.use({
  viewport: PHONE,
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
});

test("the header covers no enlarged text, and all of it can be read", async ({ page, consoleWatch }) => {
  for (const route of ROUTES) {
    await test.step(route, async () => {
      await openAndShowAll(page, route, consoleWatch);
      await expect(page.locator(".site-header")).toHaveCSS("position", "relative");
      expect(await layoutFaults(page, true)).toEqual([]);
    });
  }
});
