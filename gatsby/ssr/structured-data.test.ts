/** @jest-environment node */
import { content } from "../../test/helpers/page-data";
import { type StructuredDataContent, structuredData } from "./structured-data";

type Described = Record<string, unknown>;

/** The described things by their type. Schema.org's types are unions too wide to look into. */
function described(facts: StructuredDataContent = content): Record<string, Described> {
  const graph = structuredData(facts)["@graph"] as unknown as Described[];
  return Object.fromEntries(graph.map((thing) => [String(thing["@type"]), thing]));
}

describe("structured-data", () => {
  test("says who the firm is, where, and how it is reached", () => {
    const { url, firm, contact } = content.site;
    expect(described().LegalService).toMatchObject({
      name: firm.name,
      url: `${url}/`,
      telephone: `+1 ${contact.phone}`,
      email: contact.email,
      address: {
        streetAddress: contact.address.street,
        addressLocality: contact.address.city,
        addressRegion: contact.address.region,
        postalCode: contact.address.postalCode,
        addressCountry: "US",
      },
      geo: { latitude: contact.geo.latitude, longitude: contact.geo.longitude },
    });
  });

  test("the website names the firm, and the firm its attorney; no rating is claimed, no question answered", () => {
    const { LegalService, WebSite } = described();
    expect(JSON.stringify(structuredData(content))).not.toMatch(/rating|review|FAQ|Question/i);
    expect(WebSite?.publisher).toEqual({ "@id": LegalService?.["@id"] });
    expect(WebSite?.["@id"]).not.toBe(LegalService?.["@id"]);
    const { name, role } = content.landing.about;
    expect(LegalService?.founder).toEqual({ "@type": "Person", name, jobTitle: role });
  });

  test("says where the firm works: counties are called what their state calls them", () => {
    const counties = ["Oakland", "Wayne County", "Lucas, OH", "Caddo, LA", "Alexandria, VA", "Juneau, AK"];
    const landing = { ...content.landing, hero: { ...content.landing.hero, counties } };
    expect(described({ ...content, landing }).LegalService?.areaServed).toEqual([
      "Oakland County",
      "Wayne County",
      "Lucas County, OH",
      "Caddo Parish, LA",
      "Alexandria city, VA",
      "Juneau City and Borough, AK",
    ]);
  });

  test("profiles elsewhere are named only if there are any", () => {
    const { profiles: _, ...without } = content.site;
    expect(described({ ...content, site: without }).LegalService).not.toHaveProperty("sameAs");
    const profiles = [{ label: "A directory", url: "https://directory.example.com/firm" }];
    const withProfiles = described({ ...content, site: { ...content.site, profiles } });
    expect(withProfiles.LegalService?.sameAs).toEqual(["https://directory.example.com/firm"]);
  });

  test.each([
    ["Monday", "Friday", ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]],
    ["Saturday", "Saturday", ["Saturday"]],
  ] as const)("open %s to %s", (from, to, dayOfWeek) => {
    const contact = { ...content.site.contact, hours: [{ from, to, opens: "09:00", closes: "17:00" }] };
    const { LegalService } = described({ ...content, site: { ...content.site, contact } });
    expect(LegalService).toMatchObject({ openingHoursSpecification: [{ dayOfWeek, opens: "09:00" }] });
  });
});
