import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { PhoneLink } from "../../components/cta/PhoneLink";
import { formatAllHours } from "../../lib/format";
import { CountyMap } from "./CountyMap";

type HomeSectionProps = { content: Queries.HomeSectionFragment } & CallToActionProps;

/** The top of the landing page: what the firm does and where, how to call it, and how to get the guide. */
export function HomeSection({ content, site }: HomeSectionProps) {
  const { phone, hours } = site.contact;
  return (
    <section
      id="home"
      className="grid lg:min-h-[min(48vw,100svh-8rem)] lg:grid-cols-[1.15fr_1fr] min-[72rem]:grid-cols-2 print:grid-cols-[1fr_33%]"
    >
      {/* On a wide screen, the words begin where those of the other sections do. */}
      <div className="w-full px-(--margin) pt-5 pb-4 md:py-8 lg:self-center lg:pe-10 min-[72rem]:max-w-160 min-[72rem]:justify-self-end print:ps-0 print:pe-6">
        <p className="text-fine text-deed font-semibold text-balance md:tracking-[0.08em] md:uppercase">
          {content.eyebrow}
        </p>
        <h1 className="text-headline mt-2 md:mt-3 lg:max-[72rem]:text-[2.625rem]">{content.headline}</h1>
        <div className="grid gap-x-8 min-[52rem]:max-lg:grid-cols-[1fr_23rem] print:block">
          <div>
            <p className="max-w-measure md:text-lead text-ink-soft mt-2 md:text-balance print:max-w-none">
              {content.lead}
            </p>
            <div className="mt-2 flex flex-wrap items-baseline gap-x-4 lg:mt-4">
              <p id="counties-label" className="text-fine font-semibold max-md:hidden">
                {content.countiesLabel}
              </p>
              <ul
                aria-labelledby="counties-label"
                className="serif flex flex-wrap text-[clamp(0.8125rem,4.3vw,1.25rem)]"
              >
                {content.counties.map((county) => (
                  // Screen readers skip the dot.
                  <li
                    key={county}
                    className="not-last:after:text-ink-soft not-last:after:sign-['·'] not-last:me-1.5 not-last:after:ms-1.5"
                  >
                    {county}
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <div>
            <p className="mt-4 min-[52rem]:max-lg:mt-2 min-[72rem]:mt-10">
              <span className="md:text-lead block font-semibold text-balance">{content.offer}</span>
              <PhoneLink phone={phone} className="large-phone text-phone text-deed decoration-brass mt-2" />
            </p>
            <p className="text-fine mt-1.5">
              {`${formatAllHours(hours)}. `}
              <span className="inline-block">{content.callNote}</span>
            </p>
            <FormLink site={site} to="deedGuideForm" variant="fill" className="mt-4 md:mt-5">
              {content.guideButton}
            </FormLink>
            <p className="text-fine text-ink-soft mt-2">
              {`${content.guideNote} ${content.scheduleNote} `}
              <FormLink site={site} to="consultation" className="tap-target -my-3 font-semibold underline print:inline">
                {site.actions.schedule}
              </FormLink>
            </p>
          </div>
        </div>
      </div>
      <CountyMap />
    </section>
  );
}

export const fragment = graphql`
  fragment HomeSection on LandingHome {
    eyebrow
    headline
    lead
    countiesLabel
    counties
    offer
    callNote
    scheduleNote
    guideButton
    guideNote
  }
`;
