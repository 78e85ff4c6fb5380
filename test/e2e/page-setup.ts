import type AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { scrollThrough } from "./drivers/sample-frames";
import { type ConsoleWatch, expect, openPage } from "./playwright-test";

/** Axe's tags for the rules of WCAG 2.2 A and AA, and for its best practices. */
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** `AXE_TAGS`, and two stricter rules that the design meets. */
export const AXE_OPTIONS = {
  runOnly: AXE_TAGS,
  rules: { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true } },
};

/** Opens a page, scrolls through it once to load everything, and returns to the top. */
export async function openAndShowAll(page: Page, route: string, consoleWatch: ConsoleWatch): Promise<void> {
  await openPage(page, route, consoleWatch);
  await page.evaluate(scrollThrough);
  await sliderArrived(page);
}

/** Waits until the slider has replaced the row of reviews, or the arrows show that all reviews fit. */
export async function sliderArrived(page: Page): Promise<void> {
  if ((await page.locator(".carousel").count()) === 0) return;
  await page.locator(".carousel").scrollIntoViewIfNeeded();
  await page.locator(".slick-list, .carousel-controls button:disabled").first().waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

/** Expects axe to find no violation in the page now. @param state describes the page in the message of a failure */
export async function expectNoViolations(state: string, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }));
  expect.soft(found, state).toEqual([]);
}

/** Returns how many sheets of Letter and of A4 the open page takes. */
export async function countSheets(page: Page): Promise<number[]> {
  const pdfs = [await page.pdf({ format: "Letter" }), await page.pdf({ format: "A4" })];
  // Chromium does not compress the dictionaries of a PDF's pages, so they can be counted.
  return pdfs.map((pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0);
}
