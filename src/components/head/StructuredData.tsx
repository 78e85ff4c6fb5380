/** @jsxRuntime classic */
// Classic, because Gatsby's Head API needs `createElement` (PageHead.tsx).
import { graphql } from "gatsby";
import * as React from "react";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

interface StructuredDataProps {
  site: Queries.FirmFactsFragment;
  landing: Queries.LandingFactsFragment;
  cities: readonly string[];
}

/** What search engines and maps can read about the firm. */
export function StructuredData(props: StructuredDataProps) {
  // Gatsby decodes entities in the head, so "<" and "&" are escaped as JSON: a text can neither end the element nor change.
  const json = JSON.stringify(describeFirm(props)).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
  return <script type="application/ld+json">{json}</script>;
}

/**
 * Describes the firm in the vocabulary of schema.org.
 *
 * Every value is also on the landing page or in its head, or follows from one that is: the position on the map follows
 * from the address. Ratings and questions are left out. Search engines no longer show them for a firm's own page, and a rating
 * would be a claim about results (MRPC 7.1).
 */
function describeFirm({ site, landing, cities }: StructuredDataProps) {
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
    description: landing.seo.description,
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
      dayOfWeek: WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to ?? from) + 1),
      opens,
      closes,
    })),
    // schema.org allows plain names here.
    areaServed: [...landing.home.counties.map((county) => `${county} County`), ...cities],
    founder: { "@type": "Person", name: landing.about.name, jobTitle: landing.about.role },
  };
  return { "@context": "https://schema.org", "@graph": [website, firm] };
}

export const fragment = graphql`
  fragment FirmFacts on SiteJson {
    url
    firm { name }
    contact {
      email
      address { ...PostalAddress }
      geo {
        latitude
        longitude
      }
    }
    ...CallToAction
  }

  fragment LandingFacts on LandingJson {
    seo { description }
    home { counties }
    about {
      name
      role
    }
  }
`;
