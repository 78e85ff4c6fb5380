import { type ButtonTone, buttonStyles } from "../components/button-styles";
import { ExternalLink } from "../components/ExternalLink";
import type { ActionProps } from "./site-actions";

interface ConsultationLinkProps extends ActionProps {
  tone: ButtonTone;
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
