/** @jest-environment node */
import { fixtureContent as content } from "../test/helpers/page-data";
import { type StructuredDataContent, structuredData } from "./structured-data";

function described(changes: Partial<StructuredDataContent["site"]> = {}) {
  const facts = structuredData({ site: { ...content.site, ...changes }, landing: content.landing });
  const graph = facts["@graph"] as unknown as Record<string, unknown>[];
  const thing = (type: string) => graph.find((one) => one["@type"] === type) ?? {};
  return { firm: thing("LegalService"), website: thing("WebSite"), text: JSON.stringify(facts) };
}

describe("structured-data", () => {
  test("names the firm and its attorney, and contains no ratings and no FAQ", () => {
    const { firm, website, text } = described();
    const { name, role } = content.landing.about;
    expect(firm).toMatchObject({
      name: content.site.firm.name,
      url: `${content.site.url}/`,
      telephone: `+1 ${content.site.contact.phone}`,
      founder: { "@type": "Person", name, jobTitle: role },
    });
    expect(website.publisher).toEqual({ "@id": firm["@id"] });
    expect(website["@id"]).not.toBe(firm["@id"]);
    expect(text).not.toMatch(/rating|review|FAQ|Question/i);
  });

  test("names the counties that the firm serves", () => {
    expect(described().firm.areaServed).toEqual(content.landing.hero.counties.map((county) => `${county} County`));
  });

  test.each([
    ["Monday", "Wednesday", ["Monday", "Tuesday", "Wednesday"]],
    ["Saturday", "Saturday", ["Saturday"]],
  ] as const)("lists the weekdays of the opening hours from %s to %s", (from, to, dayOfWeek) => {
    const contact = {
      ...content.site.contact,
      hours: [{ from, to, opens: "09:00", closes: "17:00" }],
    };
    const opening = { dayOfWeek, opens: "09:00", closes: "17:00" };
    expect(described({ contact }).firm).toMatchObject({ openingHoursSpecification: [opening] });
  });
});
