import { graphql } from "gatsby";
import { ServiceIcon } from "../../components/ui/ServiceIcon";

/** A service: its icon, its title, and a description of a line or two. */
export function ServiceItem({ title, description, icon }: Queries.ServiceItemFragment) {
  return (
    <li>
      <ServiceIcon name={icon} />
      <h3>{title}</h3>
      <p>{description}</p>
    </li>
  );
}

export const fragment = graphql`
  fragment ServiceItem on Service {
    title
    description
    icon
  }
`;
