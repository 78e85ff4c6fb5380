import { graphql } from "gatsby";
import { ConsultationLink } from "../../components/cta/ConsultationLink";
import { Section, SectionHeading } from "../../components/layout/Section";

interface CitiesSectionProps extends Queries.CitiesSectionFragment, Queries.CitiesFragment {
  site: Queries.CallToActionFragment;
}

/** The gazetteer of cities. One grid, no page per city: those would be doorway pages. */
export function CitiesSection({ site, heading, intro, cities }: CitiesSectionProps) {
  return (
    <Section id="cities">
      <SectionHeading id="cities">{heading}</SectionHeading>
      <p className="mt-4 max-w-measure text-lead text-ink-soft print:hidden">{intro}</p>
      <ul className="city-list">
        {cities.map((city) => (
          <li key={city}>{city}</li>
        ))}
      </ul>
      <ConsultationLink site={site} tone="deed" className="mt-10" />
    </Section>
  );
}

export const fragment = graphql`
  fragment CitiesSection on LandingCities {
    heading
    intro
  }

  fragment Cities on CitiesJson {
    cities
  }
`;
