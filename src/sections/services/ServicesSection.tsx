import { graphql } from "gatsby";
import { Section, SectionHeading } from "../../components/layout/Section";
import { ServiceIcon } from "../../components/ui/ServiceIcon";

interface ServicesSectionProps extends Queries.ServicesSectionFragment, Queries.ServicesFragment {}

/** The services, as the numbered lots of a plat. */
export function ServicesSection({ heading, intro, services }: ServicesSectionProps) {
  return (
    <Section id="services">
      <div className="grid items-center gap-x-12 gap-y-4 lg:grid-cols-2">
        <SectionHeading id="services">{heading}</SectionHeading>
        <p className="max-w-measure text-lead text-ink-soft print:hidden">{intro}</p>
      </div>
      <ol className="service-grid">
        {services.map(({ id, title, description, icon }) => (
          <li key={id}>
            <ServiceIcon name={icon} className="size-10 text-deed" />
            <h3 className="text-item">{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServicesSection on LandingServices {
    heading
    intro
  }

  fragment Services on ServicesJson {
    services {
      id
      title
      description
      icon
    }
  }
`;
