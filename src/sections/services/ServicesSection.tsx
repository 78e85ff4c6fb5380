import { graphql } from "gatsby";
import { CallLink } from "../../components/cta/CallLink";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { Section, SectionHeading } from "../../components/layout/Section";
import { ServiceItem } from "./ServiceItem";

interface ServicesSectionProps extends Queries.ServicesSectionFragment, Queries.ServicesFragment, CallToActionProps {}

/** The services in a grid, and buttons for visitors who do not know which service they need. */
export function ServicesSection({ site, heading, intro, actionText, services }: ServicesSectionProps) {
  return (
    <Section id="services">
      <div className="grid items-center gap-x-12 gap-y-2 lg:grid-cols-2">
        <SectionHeading id="services">{heading}</SectionHeading>
        <p className="max-w-measure text-lead text-ink-soft print:hidden">{intro}</p>
      </div>
      <ul className="service-grid">
        {services.map((service) => (
          <ServiceItem key={service.title} {...service} />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-12 gap-y-4 print:hidden">
        <p className="max-w-measure text-lead">{actionText}</p>
        <div className="flex w-full flex-wrap gap-4 sm:w-auto">
          <FormLink site={site} to="consultation" variant="fill">
            {site.actions.schedule}
          </FormLink>
          <CallLink site={site} variant="outlined" className="max-lg:hidden" />
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
