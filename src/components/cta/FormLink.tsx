import type { ReactNode } from "react";
import { type ButtonVariant, buttonStyles } from "../ui/button-styles";
import { ExternalLink } from "../ui/ExternalLink";
import type { CtaLinkProps } from "./cta-links";

/** What following the links is called in statistics (docs/analytics.md). */
const EVENTS: Record<Queries.ExternalLinkName, string> = {
  deedGuideForm: "deed-guide",
  propertyGuide: "property-guide",
  consultation: "consultation",
};

interface FormLinkProps extends CtaLinkProps {
  /** Which of the links in content/site.json. */
  to: Queries.ExternalLinkName;
  variant: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/** Leads to an external form: where the guide is given away, or the consultation booked. */
export function FormLink({ site, to, variant, className, children }: FormLinkProps) {
  return (
    <ExternalLink
      href={site.links[to]}
      event={EVENTS[to]}
      newTabLabel={site.labels.opensNewTab}
      className={buttonStyles(variant, className)}
    >
      {children}
    </ExternalLink>
  );
}
