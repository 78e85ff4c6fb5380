import { landing, services, site } from "../fixture-content";
import { expect, hydrated, test } from "../playwright-test";

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

  test("the thank-you page, printed, still says whom to call", async ({ page }) => {
    await page.goto("/thank-you/");
    await hydrated(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("footer").getByText(site.contact.phone)).toBeVisible();
  });
});
