import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { landing, ROUTES } from "../content";
import { expect, test } from "../fixtures";
import { AXE_TAGS, openAndShowAll, openErrorScreen } from "../layout-assertions";

/** Two rules beyond those of `AXE_TAGS` that the design meets. */
const BEYOND = { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true } };

/** The page is light for everyone, so both schemes have to pass; forced colors are the visitor's own. */
const SCHEMES = [
  { name: "light", media: { colorScheme: "light", forcedColors: "none" } },
  { name: "dark", media: { colorScheme: "dark", forcedColors: "none" } },
  { name: "forced colors", media: { colorScheme: "dark", forcedColors: "active" } },
] as const;

/** Between them lies nothing that looks different to axe; e2e/any-content runs it at 390. */
const WIDTHS = [320, 1280];

async function expectNoViolations(page: Page): Promise<void> {
  for (const { name, media } of SCHEMES) {
    await page.emulateMedia(media);
    const axe = new AxeBuilder({ page }).options({ runOnly: AXE_TAGS, rules: BEYOND });
    // It reads the colors that the page asked for, not those that the visitor's browser forces on it.
    if (media.forcedColors === "active") axe.disableRules(["color-contrast", "color-contrast-enhanced"]);
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) })),
      `in ${name}`,
    ).toEqual([]);
  }
}

/** Three runs of axe, in each of which it measures every element of a long page. */
test.describe.configure({ timeout: 120_000 });

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const route of ROUTES) {
      test(`${route}, scrolled through`, async ({ page, consoleWatch }) => {
        await openAndShowAll(page, route, consoleWatch);
        await expectNoViolations(page);
      });
    }

    test("a review open, and a tooltip", async ({ page, consoleWatch }) => {
      await openAndShowAll(page, "/", consoleWatch);
      await page.getByRole("button", { name: landing.reviews.readMore }).first().click();
      await page.getByRole("button", { name: landing.reviews.next }).hover();
      await page.getByRole("tooltip").waitFor();
      await expectNoViolations(page);
    });

    test("the error screen", async ({ page, consoleWatch }) => {
      await openErrorScreen(page, consoleWatch);
      await expectNoViolations(page);
    });
  });
}
