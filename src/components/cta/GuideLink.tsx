import { type ButtonVariant, buttonStyles } from "../ui/button-styles";
import { ExternalLink } from "../ui/ExternalLink";
import type { CtaLinkProps } from "./cta-links";

interface GuideLinkProps extends CtaLinkProps {
  tone: ButtonVariant;
  /** The band's own words for the button. */
  label: string;
  className?: string;
}

/** Leads to the external form behind which the deed guide is given away. */
export function GuideLink({ site, tone, label, className }: GuideLinkProps) {
  return (
    <ExternalLink
      href={site.links.deedGuideForm}
      event="deed-guide"
      newTabLabel={site.labels.opensNewTab}
      className={buttonStyles(tone, className)}
    >
      {label}
    </ExternalLink>
  );
}
