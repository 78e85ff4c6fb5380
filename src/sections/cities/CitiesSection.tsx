import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { Section, SectionHeading } from "../../components/layout/Section";

interface CitiesSectionProps extends Queries.CitiesSectionFragment, Queries.CitiesFragment, CallToActionProps {}

const byName = (a: string, b: string) => a.localeCompare(b, "en");

/** The list of cities, from A to Z. Cities have no pages: search engines would treat them as doorway pages. */
export function CitiesSection({ site, heading, intro, cities }: CitiesSectionProps) {
  return (
    <Section id="cities">
      <SectionHeading id="cities">{heading}</SectionHeading>
      <p className="mt-2 max-w-measure text-lead text-ink-soft print:hidden">{intro}</p>
      <ul className="city-list serif">
        {[...cities].sort(byName).map((city) => (
          <li key={city}>{city}</li>
        ))}
      </ul>
      <FormLink site={site} to="consultation" variant="fill" className="mt-5">
        {site.actions.schedule}
      </FormLink>
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
