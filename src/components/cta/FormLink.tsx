import type { ReactNode } from "react";
import { avoidBadBreaks } from "../ui/avoid-bad-breaks";
import { type Action, type ButtonVariant, buttonStyles } from "../ui/button-styles";
import { ExternalLink } from "../ui/ExternalLink";
import type { CallToActionProps } from "./call-to-action";

/** Which action each link is, and what following it is called in statistics (docs/security.md). */
const LINKS: Record<Queries.ExternalLinkName, { action: Action; event: string }> = {
  deedGuideForm: { action: "guide", event: "deed-guide" },
  propertyGuide: { action: "guide", event: "property-guide" },
  consultation: { action: "consultation", event: "consultation" },
};

const TEXT_LINK = "inline-flex min-h-6 items-center gap-2 font-semibold underline";

interface FormLinkProps extends CallToActionProps {
  /** Which of the links in content/site.json. */
  to: Queries.ExternalLinkName;
  /** A link in the text, if not given. */
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/** Leads to an external form: where the guide is given away, or the consultation booked. */
export function FormLink({ site, to, variant, className, children }: FormLinkProps) {
  const { action, event } = LINKS[to];
  return (
    <ExternalLink
      href={site.links[to]}
      event={event}
      newTabLabel={site.labels.opensNewTab}
      className={variant ? buttonStyles(action, variant, className) : TEXT_LINK}
    >
      {avoidBadBreaks(children)}
    </ExternalLink>
  );
}
