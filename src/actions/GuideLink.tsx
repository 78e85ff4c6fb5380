import { type ButtonTone, buttonStyles } from "../components/button-styles";
import { ExternalLink } from "../components/ExternalLink";
import type { ActionProps } from "./site-actions";

interface GuideLinkProps extends ActionProps {
  tone: ButtonTone;
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
