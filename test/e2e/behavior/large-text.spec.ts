import { layoutFaults } from "../layout-faults";
import { PHONE, ROUTES } from "../site-content";
import { expect, openAndShowAll, test } from "../test";

/** Doubles the browser's own text size. Unlike a style of the page, this changes media queries in rem. */
test.use({
  viewport: PHONE,
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
});

test("the header covers no enlarged text, and all of it can be read @chromium", async ({ page, consoleWatch }) => {
  for (const route of ROUTES) {
    await openAndShowAll(page, route, consoleWatch);
    await expect(page.locator(".site-header")).toHaveCSS("position", "relative");
    expect(await layoutFaults(page), route).toEqual([]);
  }
});
