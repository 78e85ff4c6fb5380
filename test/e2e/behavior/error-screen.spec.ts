import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { AXE_OPTIONS, countSheets, expectNoViolations } from "../page-setup";
import { changeData, expect, hydrated, test, wake } from "../playwright-test";
import { DESKTOP, landing, site, TEL, thankYou } from "../site-content";

test.use({ viewport: DESKTOP });

const EMPTIED = { data: {}, pageContext: {} };

async function expectErrorScreen(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("banner")).toContainText(site.firm.shortName);
  await expect(page.getByRole("link", { name: site.contact.phone })).toHaveAttribute("href", TEL);
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
}

const LOGGED = /^error: .*(?:site\.json|Cannot read properties of undefined)/s;

test("a page with broken data logs one error, and shows an error screen that leads to a page that works", async ({
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
    ["no data", "/thank-you/", "thank-you", {}],
    ["no context, which breaks Gatsby before it renders the page", "/", "index", { data: {} }],
    ["no content", "/", "index", EMPTIED],
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

  await test.step("everybody can use the error screen, and it prints on one sheet", async () => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoViolations(`at ${width} px`, new AxeBuilder({ page }).options(AXE_OPTIONS));
    }
    expect(await countSheets(page)).toEqual([1, 1]);
  });
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.headline);
});

test("going back leaves a page that a link has opened and that breaks", async ({ page, consoleWatch }) => {
  consoleWatch.expect(LOGGED);
  await changeData(page, "index", () => EMPTIED);
  await page.goto("/thank-you/");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link").first().click();
  await expectErrorScreen(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(thankYou.heading);
});
