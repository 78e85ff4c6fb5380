import { ExternalLink } from "../ui/ExternalLink";
import { type Action, type ButtonVariant, buttonStyles } from "./button-styles";
import type { CallToActionProps } from "./call-to-action";

/** What each link does, and the name of its call to action (docs/specification.md, "Names that stay"). */
const LINKS: Record<Queries.ExternalLinkName, { action: Action; event: string }> = {
  deedGuideForm: { action: "guide", event: "deed-guide" },
  propertyGuide: { action: "guide", event: "property-guide" },
  consultation: { action: "consultation", event: "consultation" },
};

interface FormLinkProps extends CallToActionProps {
  /** The key of the link's address in content/site.json. */
  to: Queries.ExternalLinkName;
  /** Without one, the link is text. */
  variant?: ButtonVariant;
  className?: string;
  children: string;
}

/** A link to an external page, where a visitor gets a guide or books a consultation. */
export function FormLink({ site, to, variant, className = "", children }: FormLinkProps) {
  const { action, event } = LINKS[to];
  return (
    <ExternalLink
      href={site.links[to]}
      event={event}
      className={variant ? buttonStyles(action, variant, className) : className}
    >
      {children}
    </ExternalLink>
  );
}
