import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addStyle, arrow, bringIntoView, carousel, expectInView, from, marquee } from "../carousel-and-marquee";
import { AXE_OPTIONS, expectNoViolations, openAndShowAll } from "../page-setup";
import { expect, test } from "../playwright-test";
import { landing, PHONE } from "../site-content";

/** test/e2e/pages/reading.spec.ts examines each page with axe as it opens; this file examines later states. */

/** Returns the colors of every element. */
const colors = (page: Page) =>
  page.locator("body *").evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, fill } = getComputedStyle(element);
      return `${element.localName}: ${color}, ${backgroundColor}, ${fill}`;
    }),
  );

// At the widths between these two, axe would find nothing else.
for (const width of [320, 1280]) {
  test.describe(`The landing page at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("is accessible with the carousel moved, a review and a tooltip open, and has one color scheme", async ({
      page,
      consoleWatch,
    }) => {
      await openAndShowAll(page, "/", consoleWatch);
      // A sticky header covers part of a button at most scroll positions.
      await addStyle(page, ".site-header { position: static }");
      await bringIntoView(carousel(page));
      await arrow(page, "previous").click();
      await arrow(page, "previous").click();
      await expectInView(page, from(5, width === 320 ? 1 : 3));
      await carousel(page).getByRole("button", { name: "Read more" }).first().click();
      await page.mouse.move(5, 500);
      await page.getByRole("button", { name: "Pause the badges" }).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowRight");
      await expect(marquee(page).locator(":focus")).toBeVisible();
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expectNoViolations("after use", new AxeBuilder({ page }).options(AXE_OPTIONS));

      const before = await colors(page);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await colors(page), "the page has one color scheme").toEqual(before);
    });
  });
}

test("a screen reader on a phone does not read the dots and ticks that a style sheet draws", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? "").trim());
  expect(names).toContain(landing.hero.counties[0]);
  expect(names.filter((name) => /^[·✓]$/.test(name))).toEqual([]);
});
