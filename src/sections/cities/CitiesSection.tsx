import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { Section } from "../../components/layout/Section";

interface CitiesSectionProps extends CallToActionProps {
  content: Queries.CitiesSectionFragment;
  cities: readonly string[];
  note: string;
}

const byName = (a: string, b: string) => a.localeCompare(b, "en");

/** The list of cities, from A to Z. Cities have no pages: search engines would treat them as doorway pages. */
export function CitiesSection({ content, cities, note, site }: CitiesSectionProps) {
  return (
    <Section id="cities" className="[--band:3.5rem]">
      <h2 className="text-section">{content.heading}</h2>
      <p className="text-lead text-ink-soft max-w-measure mt-2 print:hidden">{content.intro}</p>
      <ul className="survey-line serif mt-4 gap-x-6 pt-3 leading-tight [column-count:6] [column-width:min(9rem,40vw)] *:ps-[1.15em] *:-indent-[1.15em] md:pt-5 md:leading-[1.65]">
        {[...cities].sort(byName).map((city) => (
          <li key={city}>{city}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 md:mt-8 print:hidden">
        <p>{note}</p>
        <FormLink site={site} to="consultation" variant="fill">
          {site.actions.schedule}
        </FormLink>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment CitiesSection on LandingCities {
    heading
    intro
  }
`;
