import { graphql } from "gatsby";
import { CallLink } from "../../components/cta/CallLink";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { Section } from "../../components/layout/Section";
import { ServiceItem } from "./ServiceItem";

type ServicesSectionProps = { content: Queries.ServicesSectionFragment } & Queries.ServicesFragment & CallToActionProps;

/** The services, each on a lot of a street map. The last lot is for visitors who do not know which one they need. */
export function ServicesSection({ content, services, site }: ServicesSectionProps) {
  return (
    <Section id="services">
      <h2 className="text-section">{content.heading}</h2>
      <p className="max-w-measure text-lead text-ink-soft mt-2 print:hidden">{content.intro}</p>
      <div className="@container mt-4 md:mt-8 print:mt-2">
        <div className="lots border-survey grid @min-[35rem]:grid-cols-2 @min-[35rem]:gap-px @min-[35rem]:border @min-[52.5rem]:grid-cols-3">
          <ul className="*:border-survey *:bg-paper *:outline-survey contents @max-[35rem]:*:last:pb-6">
            {services.map((service) => (
              <ServiceItem key={service.title} {...service} />
            ))}
          </ul>
          <div className="bg-deed text-paper flex flex-wrap content-center items-center justify-between gap-x-12 gap-y-4 p-[min(1.25rem,5vw)] @min-[52.5rem]:col-span-full print:hidden">
            <p className="serif text-[min(1.5625rem,6.5vw)] leading-tight">{content.actionText}</p>
            <div className="flex w-full flex-wrap gap-4 sm:w-auto">
              <FormLink site={site} to="consultation" variant="onGreen">
                {site.actions.schedule}
              </FormLink>
              <CallLink site={site} variant="onGreen" className="max-xl:hidden" />
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServicesSection on LandingServices {
    heading
    intro
    actionText
  }

  fragment Services on ServicesJson {
    services { ...ServiceItem }
  }
`;
