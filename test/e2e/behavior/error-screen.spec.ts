import type { Page } from "@playwright/test";
import { DESKTOP, landing, site, TEL, thankYou } from "../fixture-content";
import { changeData, expect, hydrated, test, wake } from "../playwright-test";

test.use({ viewport: DESKTOP });

const EMPTIED = { data: {}, pageContext: {} };

async function expectErrorScreen(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("banner")).toContainText(site.firm.shortName);
  await expect(page.getByRole("link", { name: site.contact.phone })).toHaveAttribute("href", TEL);
  await expect(page.getByRole("link", { name: site.errorScreen.homeLink })).toHaveAttribute("href", "/");
}

const LOGGED = /^error: .*(?:site\.json|Cannot read properties of undefined)/s;

test("a page whose data is broken shows the error screen, logs the error once, and leads to one that works", async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(LOGGED);
  // The console watch does not count.
  let errors = 0;
  page.on("console", (message) => {
    if (message.type() === "error") errors += 1;
  });
  page.on("pageerror", () => {
    errors += 1;
  });
  for (const [what, path, folder, result] of [
    ["data of no file", "/thank-you/", "thank-you", EMPTIED],
    ["no data", "/thank-you/", "thank-you", {}],
    ["no context, which breaks Gatsby before it comes to the page", "/", "index", { data: {} }],
    ["data of no file", "/", "index", EMPTIED],
  ] as const) {
    await test.step(`${path} with ${what}`, async () => {
      errors = 0;
      await changeData(page, folder, () => result);
      await page.goto(path);
      await wake(page);
      await expectErrorScreen(page);
      expect(errors).toBe(1);
      await page.unrouteAll();
    });
  }
  await page.getByRole("link", { name: site.errorScreen.homeLink }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.headline);
});

test("a page that breaks on the way there is left again by going back", async ({ page, consoleWatch }) => {
  consoleWatch.expect(LOGGED);
  await changeData(page, "index", () => EMPTIED);
  await page.goto("/thank-you/");
  await hydrated(page);
  await page.getByRole("navigation", { name: site.labels.mainNavigation }).getByRole("link").first().click();
  await expectErrorScreen(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(thankYou.heading);
});
