import { site } from "../fixture-content";
import { ROUTES } from "../fixture-site";
import { countSheets } from "../page-setup";
import { expect, openPage, test } from "../playwright-test";

test("the landing page prints on two sheets, every other page on one, and all show the phone number", async ({
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
