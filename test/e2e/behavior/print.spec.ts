import type { Page } from "@playwright/test";
import { site } from "../fixture-content";
import { ROUTES } from "../fixture-site";
import { openErrorScreen } from "../page-setup";
import { expect, openPage, test } from "../playwright-test";

/** How many sheets the page that is open takes, on Letter and on A4. */
async function countSheets(page: Page): Promise<number[]> {
  const pdfs = [await page.pdf({ format: "Letter" }), await page.pdf({ format: "A4" })];
  // A page of a PDF says so in its dictionary. Chromium leaves these uncompressed.
  return pdfs.map((pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0);
}

test("printed, the landing page takes two sheets, every other page one, and all say whom to call", async ({
  page,
  consoleWatch,
}) => {
  for (const route of ROUTES) {
    await test.step(route, async () => {
      await openPage(page, route, consoleWatch);
      expect(await countSheets(page)).toEqual(route === "/" ? [2, 2] : [1, 1]);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("body")).toContainText(site.contact.phone, { useInnerText: true });
      await page.emulateMedia({ media: null });
    });
  }
});

test("printed, the error screen takes one sheet", async ({ page, consoleWatch }) => {
  await openErrorScreen(page, consoleWatch);
  expect(await countSheets(page)).toEqual([1, 1]);
});
