import { graphql } from "gatsby";
import { GuideLink } from "../../components/cta/GuideLink";
import { PhoneLink } from "../../components/ui/PhoneLink";
import { CountyMap } from "./CountyMap";

interface HomeSectionProps extends Queries.HeroSectionFragment {
  site: Queries.CallToActionFragment;
}

/** Hero: what the firm does, where, and how to reach it. */
export function HeroSection({
  site,
  eyebrow,
  headline,
  lead,
  countiesLabel,
  counties,
  guideButton,
  guideNote,
  countyMap,
}: HomeSectionProps) {
  return (
    <section id="home" tabIndex={-1} aria-labelledby="home-heading">
      <div className="page-width grid items-center gap-x-12 gap-y-10 py-6 md:py-20 lg:grid-cols-2 print:grid-cols-[5fr_4fr] print:gap-8">
        <div>
          <p className="small-caps text-deed">{eyebrow}</p>
          <h1 id="home-heading" className="mt-4 max-w-headline text-headline">
            {headline}
          </h1>
          <p className="mt-4 max-w-measure text-lead text-ink-soft">{lead}</p>
          <p className="mt-5 font-semibold">{countiesLabel}</p>
          <ul className="counties">
            {counties.map((county) => (
              <li key={county}>{county}</li>
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 print:mt-4">
            <PhoneLink
              phone={site.contact.phone}
              className="font-serif text-section font-medium text-deed underline decoration-brass"
            >
              {site.contact.phone}
            </PhoneLink>
            <GuideLink site={site} tone="ink" label={guideButton} />
          </div>
          <p className="mt-3 text-fine text-ink-soft print:hidden">{guideNote}</p>
        </div>
        <CountyMap {...countyMap} />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment HeroSection on LandingHero {
    eyebrow
    headline
    lead
    countiesLabel
    counties
    guideButton
    guideNote
    countyMap {
      ...CountyMap
    }
  }
`;
