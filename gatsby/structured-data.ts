import { type Content, WEEKDAYS } from "../content-model/schemas";

export type StructuredDataContent = Pick<Content, "site" | "landing">;

/**
 * Returns what search engines and maps can read about the firm, in the vocabulary of schema.org.
 *
 * Every value is also on the landing page, or follows from one that is: the position on the map follows from the
 * address. Ratings and questions are left out. Search engines no longer show them for a firm's own page, and a rating
 * would be a claim about results (MRPC 7.1).
 */
export function structuredData({ site, landing }: StructuredDataContent) {
  const ids = { website: `${site.url}/#website`, firm: `${site.url}/#firm` };
  const { phone, email, address, geo, hours } = site.contact;

  const website = {
    "@type": "WebSite",
    "@id": ids.website,
    name: site.firm.name,
    url: `${site.url}/`,
    publisher: { "@id": ids.firm },
  };
  // schema.org has deprecated `Attorney` in favor of `LegalService`.
  const firm = {
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
      dayOfWeek: WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1),
      opens,
      closes,
    })),
    // schema.org allows plain names here. The cities, which lie in these counties, would add 180 bytes, and are on the
    // page anyway.
    areaServed: landing.hero.counties.map((county) => `${county} County`),
    founder: { "@type": "Person", name: landing.about.name, jobTitle: landing.about.role },
  };
  return { "@context": "https://schema.org", "@graph": [website, firm] };
}
