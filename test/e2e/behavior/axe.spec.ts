import AxeBuilder from "@axe-core/playwright";
import { addStyle, arrow, bringIntoView, carousel, expectInView, from, marquee } from "../carousel-and-marquee";
import { landing, PHONE } from "../fixture-content";
import { AXE_OPTIONS, openAndShowAll, openErrorScreen } from "../page-setup";
import { expect, test } from "../playwright-test";

/** States of the landing page, and the error screen. Each page as it opens is in test/e2e/any-content/reading.spec.ts. */

async function expectNoViolations(state: string, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }));
  expect.soft(found, state).toEqual([]);
}

// Between them nothing looks different to axe.
for (const width of [320, 1280]) {
  test.describe(`Accessibility at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    // Whatever is open here is one of several; the others are as they were loaded.
    test("the landing page, the carousel moved, a review open, a tooltip, the marquee under the keyboard's focus", async ({
      page,
      consoleWatch,
    }) => {
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
      await expectNoViolations("carousel, review and tooltip", new AxeBuilder({ page }).options(AXE_OPTIONS));

      await page.mouse.move(5, 500);
      await page.getByRole("button", { name: landing.awards.pause }).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowRight");
      await expect(marquee(page).locator(":focus")).toBeVisible();
      await expect(page.getByRole("tooltip")).toBeVisible();
      const axe = new AxeBuilder({ page }).include("#awards").include("[data-tippy-root]");
      await expectNoViolations("the marquee under the focus", axe.options(AXE_OPTIONS));
    });

    test("the error screen", async ({ page, consoleWatch }) => {
      await openErrorScreen(page, consoleWatch);
      await expectNoViolations("light", new AxeBuilder({ page }).options(AXE_OPTIONS));
    });
  });
}

test("on a phone, no sign that a style sheet draws is read out: no dot after a county, no tick", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? "").trim());
  expect(names).toContain(landing.hero.counties[0]);
  expect(names.filter((name) => /^[·✓]$/.test(name))).toEqual([]);
});

test("the landing page in other colors", async ({ page, consoleWatch }) => {
  await openAndShowAll(page, "/", consoleWatch);
  // The page is light for everyone, so it has to pass in both color schemes; all that one can change is colors.
  await page.emulateMedia({ colorScheme: "dark" });
  const contrast = ["color-contrast", "color-contrast-enhanced"];
  await expectNoViolations("dark", new AxeBuilder({ page }).withRules(contrast));
  // Axe reads the colors that the page asked for, not those that the visitor's browser forces on it.
  await page.emulateMedia({ colorScheme: "dark", forcedColors: "active" });
  await expectNoViolations("forced colors", new AxeBuilder({ page }).options(AXE_OPTIONS).disableRules(contrast));
});
