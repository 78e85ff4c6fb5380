import { type ButtonVariant, buttonStyles } from "../ui/button-styles";
import { ExternalLink } from "../ui/ExternalLink";
import type { CtaLinkProps } from "./cta-links";

interface ConsultationLinkProps extends CtaLinkProps {
  tone: ButtonVariant;
  className?: string;
}

/** Leads to the external form where the free consultation is booked. */
export function ConsultationLink({ site, tone, className }: ConsultationLinkProps) {
  return (
    <ExternalLink
      href={site.links.consultation}
      event="consultation"
      newTabLabel={site.labels.opensNewTab}
      className={buttonStyles(tone, className)}
    >
      {site.actions.schedule}
    </ExternalLink>
  );
}
