import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addStyle, arrow, bringIntoView, carousel, expectInView, from, marquee } from "../carousel-and-marquee";
import { landing } from "../fixture-content";
import { ROUTES } from "../fixture-site";
import { AXE_TAGS, openAndShowAll, openErrorScreen } from "../layout-assertions";
import { expect, test } from "../playwright-test";

/** Two rules beyond those of `AXE_TAGS` that the design meets. */
const BEYOND = { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true } };
const CONTRAST = ["color-contrast", "color-contrast-enhanced"];

/** Between them nothing looks different to axe; e2e/any-content runs it at 390. */
const WIDTHS = [320, 1280];

async function expectNoViolations(page: Page, state: string, axe = new AxeBuilder({ page })): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }));
  expect.soft(found, state).toEqual([]);
}

/** The page is light for everyone, so it has to pass in both color schemes; forced colors are the visitor's own. */
async function expectNoViolationsInAnyScheme(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoViolations(page, "light", new AxeBuilder({ page }).options({ runOnly: AXE_TAGS, rules: BEYOND }));

  // All that a color scheme can change is colors.
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, "dark", new AxeBuilder({ page }).withRules(CONTRAST));

  // Axe reads the colors that the page asked for, not those that the visitor's browser forces on it.
  await page.emulateMedia({ colorScheme: "dark", forcedColors: "active" });
  const forced = new AxeBuilder({ page }).options({ runOnly: AXE_TAGS, rules: BEYOND }).disableRules(CONTRAST);
  await expectNoViolations(page, "forced colors", forced);
}

for (const width of WIDTHS) {
  test.describe(`Accessibility at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const route of ROUTES.filter((one) => one !== "/")) {
      test(`${route}, scrolled through`, async ({ page, consoleWatch }) => {
        await openAndShowAll(page, route, consoleWatch);
        await expectNoViolationsInAnyScheme(page);
      });
    }

    // Whatever is open here is one of several; the others are as they were loaded.
    test("/, scrolled through, the carousel moved, a review open, and a tooltip", async ({ page, consoleWatch }) => {
      await openAndShowAll(page, "/", consoleWatch);
      // What sticks to the screen covers a part of some button, wherever a page is scrolled.
      await addStyle(page, ".site-header, .call-bar { position: static }");
      await bringIntoView(carousel(page));
      await arrow(page, "previous").click();
      await arrow(page, "previous").click();
      await expectInView(page, from(5, width === 320 ? 1 : 3));
      await carousel(page).getByRole("button", { name: landing.reviews.readMore }).first().click();
      await page.mouse.move(5, 500);
      await arrow(page, "next").hover();
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expectNoViolationsInAnyScheme(page);
    });

    test("/, the marquee under the keyboard's focus, with the tooltip of a badge", async ({ page, consoleWatch }) => {
      await openAndShowAll(page, "/", consoleWatch);
      await page.getByRole("button", { name: landing.awards.pause }).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowRight");
      await expect(marquee(page).locator(":focus")).toBeVisible();
      await expect(page.getByRole("tooltip")).toBeVisible();
      // What else is on the page is as in the test above.
      const axe = new AxeBuilder({ page }).include("#awards").include("[data-tippy-root]");
      await expectNoViolations(page, "light", axe.options({ runOnly: AXE_TAGS }));
    });

    test("the error screen", async ({ page, consoleWatch }) => {
      await openErrorScreen(page, consoleWatch);
      await expectNoViolationsInAnyScheme(page);
    });
  });
}
