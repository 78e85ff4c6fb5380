import type { Page } from "@playwright/test";
import { DESKTOP, landing, site, TEL, thankYou } from "../fixture-content";
import { type ConsoleWatch, expect, hydrated, test, wake } from "../playwright-test";

test.use({ viewport: DESKTOP });

const PAGE_DATA: Record<string, string> = {
  "/": "**/page-data/index/page-data.json",
  "/thank-you/": "**/page-data/thank-you/page-data.json",
};

/** Answers the request for a page's data with something else in its place. */
async function replaceData(page: Page, path: string, replace: (whole: { result: object }) => object): Promise<void> {
  await page.route(PAGE_DATA[path] ?? "", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: replace(await response.json()) });
  });
}

const emptied = (whole: object) => ({ ...whole, result: { data: {}, pageContext: {} } });
/** Breaks Gatsby before it comes to the page. */
const withoutContext = (whole: object) => ({ ...whole, result: { data: {} } });
const withoutData = (whole: object) => ({ ...whole, result: {} });

async function expectErrorScreen(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("banner")).toContainText(site.firm.shortName);
  await expect(page.getByRole("link", { name: site.contact.phone })).toHaveAttribute("href", TEL);
  await expect(page.getByRole("link", { name: site.errorScreen.homeLink })).toHaveAttribute("href", "/");
}

/** Counts messages, which the console watch does not: an error has to be logged once, not twice. */
function countErrors(page: Page): () => number {
  let errors = 0;
  page.on("console", (message) => {
    if (message.type() === "error") errors += 1;
  });
  page.on("pageerror", () => {
    errors += 1;
  });
  return () => errors;
}

function expectLog(consoleWatch: ConsoleWatch): void {
  consoleWatch.expect(/^error: .*(?:site\.json|Cannot read properties of undefined)/s);
}

test.describe("Error screen", () => {
  for (const [name, replace] of Object.entries({
    "emptied data": emptied,
    "no context": withoutContext,
    "no data": withoutData,
  })) {
    test(`${name}: the error screen, and the error logged once`, async ({ page, consoleWatch }) => {
      expectLog(consoleWatch);
      const errors = countErrors(page);
      for (const [index, path] of Object.keys(PAGE_DATA).entries()) {
        await test.step(path, async () => {
          await replaceData(page, path, replace);
          await page.goto(path);
          await wake(page);
          await expectErrorScreen(page);
          expect(errors()).toBe(index + 1);
        });
      }
    });
  }

  test("the way home leads to a page that works again", async ({ page, consoleWatch }) => {
    expectLog(consoleWatch);
    await replaceData(page, "/", emptied);
    await page.goto("/");
    await wake(page);
    await expectErrorScreen(page);
    await page.unroute(PAGE_DATA["/"] ?? "");
    await page.getByRole("link", { name: site.errorScreen.homeLink }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.headline);
  });

  test("a page that breaks on the way there is left again by going back", async ({ page, consoleWatch }) => {
    expectLog(consoleWatch);
    await replaceData(page, "/", emptied);
    await page.goto("/thank-you/");
    await hydrated(page);
    await page.getByRole("navigation", { name: site.labels.mainNavigation }).getByRole("link").first().click();
    await expectErrorScreen(page);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thankYou.heading);
  });

  test("an empty file, one that is no JSON, or none in place of the page's data leaves the page whole", async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expect(/page resources for \/ not found|Failed to load resource/);
    consoleWatch.expect(/^uncaught: .*page resources for \/ not found/s);
    for (const [name, body] of Object.entries({ "an empty file": "", "no JSON": "<html>", "a missing file": null })) {
      await test.step(name, async () => {
        await page.route(PAGE_DATA["/"] ?? "", (route) =>
          body === null ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: "application/json", body }),
        );
        const failed = page.waitForEvent("pageerror");
        await page.goto("/");
        await wake(page);
        await failed;
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.headline);
        await page.getByRole("button", { name: landing.reviews.readMore }).first().click();
        await expect(page.getByRole("button", { name: landing.reviews.readLess })).toBeVisible();
        await page.unrouteAll({ behavior: "wait" });
      });
    }
  });
});
