import type { Page } from "@playwright/test";
import { formatHours } from "../../../src/lib/format";
import { expect, test } from "../playwright-test";
import { content } from "./expected-content";

async function readThing(page: Page, type: string): Promise<Record<string, unknown>> {
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? "";
  const things: Record<string, unknown>[] = JSON.parse(text)["@graph"];
  const thing = things.find((candidate) => candidate["@type"] === type);
  if (!thing) throw new Error(`The page describes no ${type}.`);
  return thing;
}

test("what machines are told about the firm is what the page says", async ({ page }) => {
  await page.goto("/");

  await test.step("name, phone, mail and address", async () => {
    const firm = await readThing(page, "LegalService");
    const contact = page.locator("#contact");
    const footer = page.getByRole("contentinfo").last();

    await expect(footer).toContainText(String(firm.name));
    // The page dials with the country's code and shows the number without.
    const phone = String(firm.telephone);
    await expect(contact.getByRole("link", { name: phone.replace(/^\+1 /, ""), exact: true })).toHaveAttribute(
      "href",
      `tel:+${phone.replace(/\D/g, "")}`,
    );
    await expect(contact.getByRole("link", { name: String(firm.email), exact: true })).toBeVisible();

    const address = firm.address as Record<string, string>;
    const { streetAddress, addressLocality, addressRegion, postalCode } = address;
    await expect(contact.locator("address")).toHaveText(
      `${streetAddress}${addressLocality}, ${addressRegion} ${postalCode}`,
    );
    // The page shows it on the map, not in figures.
    const { latitude, longitude } = content.site.contact.geo;
    expect(firm.geo).toEqual({ "@type": "GeoCoordinates", latitude, longitude });
  });

  await test.step("the hours", async () => {
    const { openingHoursSpecification } = await readThing(page, "LegalService");
    const hours = openingHoursSpecification as { dayOfWeek: string[]; opens: string; closes: string }[];
    const shown = hours.map(({ dayOfWeek, opens, closes }) =>
      formatHours({ from: dayOfWeek[0] ?? "", to: dayOfWeek.at(-1) ?? "", opens, closes }),
    );
    for (const line of shown) await expect(page.locator("#contact dd").getByText(line, { exact: true })).toBeVisible();
    expect(shown).toHaveLength(content.site.contact.hours.length);
  });

  await test.step("the counties, all of them", async () => {
    const { areaServed } = await readThing(page, "LegalService");
    const counties = await page.locator(".counties li").allTextContents();
    // Content may write a county's name in its own way: "st. mary’s".
    const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
    const named = counties.map((county) => expect.stringContaining(plain(county).replace(/(?: county)?(?:,.*)?$/, "")));
    expect((areaServed as string[]).map(plain)).toEqual(named);
    expect(counties).toHaveLength(content.landing.hero.counties.length);
  });

  await test.step("the attorney", async () => {
    const { founder } = await readThing(page, "LegalService");
    const attorney = founder as { name: string; jobTitle: string };
    for (const said of [attorney.name, attorney.jobTitle]) {
      await expect(page.locator("#about")).toContainText(said);
    }
  });
});
