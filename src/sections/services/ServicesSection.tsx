import { graphql } from "gatsby";
import { CallLink } from "../../components/cta/CallLink";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { Section } from "../../components/layout/Section";
import { ServiceItem, serviceId } from "./ServiceItem";

type ServicesSectionProps = { content: Queries.ServicesSectionFragment } & Queries.ServicesFragment & CallToActionProps;

/** The services, as the lots of a plat. The last lot is ours, for visitors who do not know which one they need. */
export function ServicesSection({ content, services, site }: ServicesSectionProps) {
  return (
    <Section id="services" className="[--band:6.5rem]">
      <h2 className="text-section md:text-quote">{content.heading}</h2>
      <p className="max-w-measure text-lead text-ink-soft mt-2 print:hidden">{content.intro}</p>
      <div className="@container mt-4 md:mt-8 print:mt-2">
        <div className="plat border-ink bg-ink/25 flex flex-wrap gap-px border-2">
          <ul className="contents">
            {services.map((service, index) => (
              <ServiceItem key={service.title} {...service} id={serviceId(index)} />
            ))}
          </ul>
          <div className="lot our-lot bg-deed text-paper px-2.5 pt-5 pb-10 @min-[35rem]:px-5 @min-[35rem]:pt-8 print:hidden">
            <div className="flex h-full flex-wrap content-center items-center justify-between gap-x-12 gap-y-4">
              <p className="serif relative top-[0.11em] text-[min(1.5625rem,6.5vw)] leading-tight">
                {content.actionText}
              </p>
              <div className="flex w-full flex-wrap gap-4 sm:w-auto">
                <FormLink site={site} to="consultation" variant="onGreen">
                  {site.actions.schedule}
                </FormLink>
                <CallLink site={site} variant="onGreen" />
              </div>
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
    services {
      title
      description
      icon
    }
  }
`;
