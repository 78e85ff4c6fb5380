import AxeBuilder from "@axe-core/playwright";
import { DESKTOP, PHONE, ROUTES } from "./content";
import { expect, expectMissingPage, hydrated, test } from "./fixtures";

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const route of ROUTES) {
      test(`${route} has no accessibility violations`, async ({ page, consoleWatch }) => {
        if (route === "/nowhere") expectMissingPage(consoleWatch, route);
        await page.goto(route);
        await hydrated(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([]);
      });
    }
  });
}
