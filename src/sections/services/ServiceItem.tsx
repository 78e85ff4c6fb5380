import { graphql } from "gatsby";
import { keepWhole } from "../../components/ui/keep-whole";
import { ServiceIcon } from "../../components/ui/ServiceIcon";
import { ToggleButton } from "../../components/ui/ToggleButton";

/**
 * A service. The HTML shows all of it. Only on a phone where script runs (html.js), CSS folds the description until
 * the button over the whole row, which is not displayed elsewhere, says that it is expanded.
 */
export function ServiceItem({ id, title, description, icon }: Queries.ServiceItemFragment) {
  return (
    <li>
      <ServiceIcon name={icon} className="text-deed" />
      <h3>{keepWhole(title)}</h3>
      <ToggleButton value={`service-${id}`} aria-label={title} className="service-toggle" />
      <p>{keepWhole(description)}</p>
    </li>
  );
}

export const fragment = graphql`
  fragment ServiceItem on Service {
    id
    title
    description
    icon
  }
`;
