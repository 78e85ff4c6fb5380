import { graphql } from "gatsby";
import { ServiceIcon } from "./ServiceIcon";

/** A service: its title, its icon, and a description of a line or two. */
export function ServiceItem({ title, description, icon }: Queries.ServiceItemFragment) {
  return (
    <li>
      <h3 className="text-item">{title}</h3>
      <ServiceIcon name={icon} />
      <p className="col-span-2 self-start">{description}</p>
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
