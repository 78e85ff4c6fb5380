import { graphql } from "gatsby";
import { useRef } from "react";
import { keepWhole } from "../../components/ui/keep-whole";
import { ServiceIcon } from "../../components/ui/ServiceIcon";
import { useEarlyToggle } from "../../hooks/useEarlyToggle";

/**
 * A service. The HTML shows all of it. Only on a phone where script runs (html.js), CSS folds the description until
 * the button over the whole row, which is not displayed elsewhere, says that it is expanded.
 */
export function ServiceItem({ id, title, description, icon }: Queries.ServiceItemFragment) {
  const button = useRef<HTMLButtonElement>(null);
  const [expanded, toggle] = useEarlyToggle(button);
  const headingId = `service-${id}`;
  return (
    <li>
      <ServiceIcon name={icon} className="size-10 text-deed" />
      <h3 id={headingId} className="text-item">
        {keepWhole(title)}
      </h3>
      <button
        ref={button}
        type="button"
        aria-labelledby={headingId}
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
