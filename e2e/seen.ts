import type { Page } from "@playwright/test";
import { ROUTES } from "./content";
import { type ConsoleWatch, expectMissingPage, hydrated } from "./fixtures";

/** What the tests of looks and of access have in common: pages that have finished moving, and what can be seen of them. */

/** Opens a page and shows all of it once, so that whatever comes when it is near has come. Ends at the top. */
export async function openAndShowAll(page: Page, route: string, consoleWatch: ConsoleWatch): Promise<void> {
  if (route === ROUTES.at(-1)) expectMissingPage(consoleWatch, route);
  await page.goto(route);
  await hydrated(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  if (route === "/") await page.locator(".slick-list").waitFor();
}

/** Serves the landing page's data emptied, which is what the error screen is for; then opens the page. */
export async function openErrorScreen(page: Page, consoleWatch: ConsoleWatch): Promise<void> {
  consoleWatch.expect(/site\.json/);
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), result: { data: {} } } });
  });
  await page.goto("/");
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
}
