import { graphql } from "gatsby";
import { avoidBadBreaks } from "../../components/ui/avoid-bad-breaks";
import { ServiceIcon } from "../../components/ui/ServiceIcon";

/** A service: its icon, its title, and a description of a line or two. */
export function ServiceItem({ title, description, icon }: Queries.ServiceItemFragment) {
  return (
    <li>
      <ServiceIcon name={icon} className="text-deed" />
      <h3>{avoidBadBreaks(title)}</h3>
      <p>{avoidBadBreaks(description)}</p>
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
