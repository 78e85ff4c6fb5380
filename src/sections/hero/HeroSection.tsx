import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { LARGE_PHONE, PhoneLink } from "../../components/ui/PhoneLink";
import { formatAllHours } from "../../lib/format";
import { CountyMap } from "./CountyMap";

interface HeroSectionProps extends Queries.HeroSectionFragment, CallToActionProps {}

/** The top of the landing page: what the firm does and where, how to call it, and how to get the guide. */
export function HeroSection({ site, ...hero }: HeroSectionProps) {
  const { phone, hours } = site.contact;
  return (
    <section id="home" className="hero">
      <div className="hero-heading">
        <p className="text-fine semibold text-balance text-deed md:small-caps">{hero.eyebrow}</p>
        <h1 className="mt-3 text-headline">{hero.headline}</h1>
      </div>
      <div className="hero-text">
        <p className="max-w-measure text-lead text-balance text-ink-soft">{hero.lead}</p>
        <div className="mt-4 flex flex-wrap items-baseline gap-x-4">
          <p className="text-fine semibold max-md:sr-only">{hero.countiesLabel}</p>
          <ul className="counties flex flex-wrap serif">
            {hero.counties.map((county) => (
              <li key={county}>{county}</li>
            ))}
          </ul>
        </div>
        <PhoneLink phone={phone} className={`${LARGE_PHONE} mt-4`} />
        <p className="mt-2 text-fine">
          {`${formatAllHours(hours)}. `}
          <strong className="inline-block">{hero.callNote}</strong>
        </p>
        <FormLink site={site} to="deedGuideForm" variant="fill" className="mt-4">
          {hero.guideButton}
        </FormLink>
        <p className="mt-2 text-fine text-ink-soft print:hidden">
          {`${hero.guideNote} ${hero.scheduleNote} `}
          <FormLink site={site} to="consultation">
            {site.actions.schedule}
          </FormLink>
        </p>
      </div>
      <CountyMap />
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
    callNote
    scheduleNote
    guideButton
    guideNote
  }
`;
