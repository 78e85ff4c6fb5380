import type { Page } from "@playwright/test";
import { scrollThrough } from "./drivers/sample-frames";
import { type ConsoleWatch, changeData, openPage, wake } from "./playwright-test";

/** What the tests of layout and of accessibility share: pages that have finished moving, and what can be seen of them. */

/** Every rule of WCAG 2.2 A and AA, and the best practices, as axe names them. */
export const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Those, and two rules beyond them that the design meets. */
export const AXE_OPTIONS = {
  runOnly: AXE_TAGS,
  rules: { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true } },
};

/** Opens a page and shows all of it once, so that whatever comes when it is near has come. Ends at the top. */
export async function openAndShowAll(page: Page, route: string, consoleWatch: ConsoleWatch): Promise<void> {
  await openPage(page, route, consoleWatch);
  await page.evaluate(scrollThrough);
  await sliderArrived(page);
}

/** Waits until the slider has taken the row's place, or the arrows say that there is nowhere to go. */
export async function sliderArrived(page: Page): Promise<void> {
  if ((await page.locator(".carousel").count()) === 0) return;
  await page.locator(".carousel").scrollIntoViewIfNeeded();
  await page.locator(".slick-list, .carousel-arrows button:disabled").first().waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

/** Serves the landing page's data emptied, which is what the error screen is for; then opens the page. */
export async function openErrorScreen(page: Page, consoleWatch: ConsoleWatch): Promise<void> {
  consoleWatch.expect(/site\.json/);
  await changeData(page, "index", () => ({ data: {}, pageContext: {} }));
  await page.goto("/");
  await wake(page);
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
}
