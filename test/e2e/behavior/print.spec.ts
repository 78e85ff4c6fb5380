import { landing, services, site } from "../fixture-content";
import { ROUTES } from "../fixture-site";
import { openErrorScreen } from "../layout-assertions";
import { expect, hydrated, openPage, test } from "../playwright-test";

/** A page of a PDF says so in its dictionary. Chromium leaves these uncompressed. */
function countPages(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe("Print", () => {
  test("printed, the landing page takes two pages: firm, phone, address, services and the legal lines", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    for (const format of ["Letter", "A4"]) {
      const pages = countPages(await page.pdf({ format }));
      expect(pages, format).toBeGreaterThan(0);
      expect(pages, format).toBeLessThanOrEqual(2);
    }
    await page.emulateMedia({ media: "print" });
    const text = (await page.locator("body").innerText()).replace(/\s+/g, " ");
    const { street, city, region, postalCode } = site.contact.address;
    for (const words of [
      site.firm.name,
      site.contact.phone,
      site.contact.email,
      street,
      `${city}, ${region} ${postalCode}`,
      ...landing.hero.counties,
      ...services.map(({ title }) => title),
      site.legal.responsibleLawyer.name,
      site.legal.responsibleLawyer.phone,
      site.legal.advertisingNotice,
      site.legal.resultsDisclaimer,
      site.legal.noRelationshipNotice,
    ]) {
      expect(text).toContain(words);
    }
    for (const words of [site.actions.call, site.actions.guide, site.labels.skipToContent]) {
      expect(text).not.toContain(words);
    }
    await expect(page.getByRole("button")).toHaveCount(0);
  });

  test("printed, every other page takes one page, and says whom to call", async ({ page, consoleWatch }) => {
    for (const route of ROUTES.filter((route) => route !== "/")) {
      await test.step(route, async () => {
        await openPage(page, route, consoleWatch);
        for (const format of ["Letter", "A4"]) expect(countPages(await page.pdf({ format })), format).toBe(1);
        await page.emulateMedia({ media: "print" });
        await expect(page.locator("footer").getByText(site.contact.phone).first()).toBeVisible();
        await page.emulateMedia({ media: null });
      });
    }
  });

  test("printed, the error screen takes one page too", async ({ page, consoleWatch }) => {
    await openErrorScreen(page, consoleWatch);
    for (const format of ["Letter", "A4"]) expect(countPages(await page.pdf({ format })), format).toBe(1);
  });
});
