import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { avoidBadBreaks } from "../../components/ui/avoid-bad-breaks";
import { LARGE_PHONE, PhoneLink } from "../../components/ui/PhoneLink";
import { formatAllHours, formatHours } from "../../lib/format";
import { CountyMap } from "./CountyMap";

interface HeroSectionProps extends Queries.HeroSectionFragment, CallToActionProps {}

/** The top of the landing page: what the firm does and where, how to call it, and what happens after a call. */
export function HeroSection({ site, countyMap, ...hero }: HeroSectionProps) {
  const { phone, hours, afterHours } = site.contact;
  const allHours = formatAllHours(hours, formatHours);
  return (
    <section id="home" tabIndex={-1} aria-labelledby="home-heading">
      <div className="page-width grid items-center gap-x-12 gap-y-6 py-6 md:py-20 lg:grid-cols-2">
        <div>
          <p className="small-caps text-balance text-deed">{avoidBadBreaks(hero.eyebrow)}</p>
          <h1 id="home-heading" className="mt-4 max-w-headline text-headline">
            {avoidBadBreaks(hero.headline)}
          </h1>
          <p className="mt-4 max-w-measure text-lead text-ink-soft">{avoidBadBreaks(hero.lead)}</p>
          <p className="mt-5 font-semibold">{hero.countiesLabel}</p>
          <ul className="counties">
            {hero.counties.map((county) => (
              <li key={county}>{county}</li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
            <div>
              <PhoneLink phone={phone} className={LARGE_PHONE} />
              <p className="mt-2 text-fine">
                {allHours && `${allHours}. `}
                <strong className="inline-block">{avoidBadBreaks(hero.callNote)}</strong>
              </p>
              {/* A wide screen shows this only in the contact section. */}
              {afterHours && <p className="text-fine lg:hidden print:hidden">{avoidBadBreaks(afterHours)}</p>}
              <p className="text-fine max-lg:hidden print:hidden">
                {`${hero.scheduleNote} `}
                <FormLink site={site} to="consultation">
                  {site.actions.schedule}
                </FormLink>
              </p>
            </div>
            <FormLink site={site} to="deedGuideForm" variant="fill">
              {hero.guideButton}
            </FormLink>
          </div>
          <p className="mt-3 text-fine text-ink-soft print:hidden">{avoidBadBreaks(hero.guideNote)}</p>
        </div>
        <div className="lg:col-span-2 lg:row-start-2">
          <h2 className="text-item">{hero.whenYouCall.heading}</h2>
          <ol className="mt-3 grid gap-x-12 gap-y-4 md:grid-cols-2 lg:grid-cols-4">
            {hero.whenYouCall.steps.map((step) => (
              <li key={step} className="border-l border-brass pl-6">
                {avoidBadBreaks(step)}
              </li>
            ))}
          </ol>
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
    callNote
    scheduleNote
    guideButton
    guideNote
    whenYouCall {
      heading
      steps
    }
    countyMap { ...CountyMap }
  }
`;
