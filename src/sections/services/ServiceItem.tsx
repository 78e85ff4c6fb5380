import { graphql } from "gatsby";
import { useRef } from "react";
import { keepWhole } from "../../components/ui/keep-whole";
import { ServiceIcon } from "../../components/ui/ServiceIcon";
import { useEarlyToggle } from "../../hooks/useEarlyToggle";

/**
 * A service. The HTML shows all of it. Only on a phone where script runs (html.js), CSS folds the description until
 * the button over the whole row, which is not displayed elsewhere, says that it is expanded.
 */
export function ServiceItem({ title, description, icon }: Queries.ServiceItemFragment) {
  const button = useRef<HTMLButtonElement>(null);
  const [expanded, toggle] = useEarlyToggle(button);
  return (
    <li>
      <ServiceIcon name={icon} className="text-deed" />
      <h3>{keepWhole(title)}</h3>
      <button
        ref={button}
        type="button"
        aria-label={title}
        aria-expanded={expanded}
        className="service-toggle"
        onClick={toggle}
      />
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
