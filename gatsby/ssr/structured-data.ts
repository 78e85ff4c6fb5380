import type { Graph, LegalService, WebSite } from "schema-dts";
import { countyTitle, findCounty, formatCountyName } from "../../content-model/counties";
import { readCounties } from "../../content-model/read-counties";
import { type Content, openDays } from "../../content-model/schemas";

/** The content that is told to machines as well. */
export type StructuredDataContent = Pick<Content, "site" | "landing">;

/**
 * What the site says about the firm, in schema.org's words, for search engines and maps.
 *
 * Every value stands on the landing page, too, or follows from one that does (the position on the map from the
 * address). No ratings and no questions: search engines show neither for a firm's own page any more, and a rating
 * would be a claim about results (MRPC 7.1).
 */
export function structuredData({ site, landing }: StructuredDataContent): Graph {
  const ids = { website: `${site.url}/#website`, firm: `${site.url}/#firm` };
  const { phone, email, address, geo, hours } = site.contact;

  const website: WebSite = {
    "@type": "WebSite",
    "@id": ids.website,
    name: site.firm.name,
    url: `${site.url}/`,
    publisher: { "@id": ids.firm },
  };
  // Not `Attorney`: schema.org has deprecated it in favor of this.
  const firm: LegalService = {
    "@type": "LegalService",
    "@id": ids.firm,
    name: site.firm.name,
    url: `${site.url}/`,
    image: `${site.url}/social-image.png`,
    telephone: `+1 ${phone}`,
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", latitude: geo.latitude, longitude: geo.longitude },
    openingHoursSpecification: hours.map(({ from, to, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: openDays(from, to),
      opens,
      closes,
    })),
    // The counties alone, by plain names, which schema.org allows. The cities are in them, and in a list on the page:
    // here they would cost it 180 bytes.
    areaServed: landing.hero.counties.map((county) => countyName(county, address.region)),
    founder: { "@type": "Person", name: landing.about.name, jobTitle: landing.about.role },
    ...(site.profiles && { sameAs: site.profiles.map(({ url }) => url) }),
  };
  return { "@context": "https://schema.org", "@graph": [website, firm] };
}

/** "Oakland" → "Oakland County"; "Lucas, OH" → "Lucas County, OH"; "Alexandria, VA" → "Alexandria city, VA". */
function countyName(written: string, officeState: string): string {
  const county = findCounty(readCounties(), written, officeState);
  return county ? formatCountyName({ ...county, name: countyTitle(county) }, officeState) : written;
}
