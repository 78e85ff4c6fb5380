import { ROUTES } from "../built-routes";
import { countSheets } from "../page-setup";
import { expect, openPage, test } from "../playwright-test";
import { site } from "../site-content";

test("the landing page prints on two sheets, every other page on one, all in black and with the phone number", async ({
  page,
  consoleWatch,
}) => {
  for (const route of ROUTES) {
    await test.step(route, async () => {
      await openPage(page, route, consoleWatch);
      expect(await countSheets(page)).toEqual(route === "/" ? [2, 2] : [1, 1]);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("body")).toContainText(site.contact.phone, { useInnerText: true });
      // Browsers print no dark backgrounds, on which a light text could be read.
      const colors = await page
        .locator("main *, footer *")
        .evaluateAll((all) => all.map((element) => getComputedStyle(element).color));
      expect([...new Set(colors)]).toEqual(["rgb(0, 0, 0)"]);
      await page.emulateMedia({ media: null });
    });
  }
});
