import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { Section } from "../../components/layout/Section";

type CitiesSectionProps = { content: Queries.CitiesSectionFragment } & Queries.CitiesFragment & CallToActionProps;

const byName = (a: string, b: string) => a.localeCompare(b, "en");

/** The list of cities, from A to Z. Cities have no pages: search engines would treat them as doorway pages. */
export function CitiesSection({ content, cities, site }: CitiesSectionProps) {
  return (
    <Section id="cities">
      <h2 className="text-section">{content.heading}</h2>
      <ul className="city-list serif border-brass mt-5 gap-x-6 border-y-2 [column-count:6] [column-width:min(9rem,40vw)] *:translate-y-[0.2em] *:ps-[1em] *:-indent-[1em]">
        {[...cities].sort(byName).map((city) => (
          <li key={city}>{city}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <FormLink site={site} to="consultation" variant="fill">
          {site.actions.schedule}
        </FormLink>
        <p className="text-lead text-ink-soft max-w-measure flex-[1_1_20rem]">{content.intro}</p>
      </div>
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
