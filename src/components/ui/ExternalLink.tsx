import type { ReactNode } from "react";

interface ExternalLinkProps {
  href: string;
  /** What following it is called in statistics (docs/security.md); none for a link that is no call to action. */
  event?: string;
  /** Says that the link opens a new tab; read out, and shown as an arrow. */
  newTabLabel: string;
  className?: string;
  children: ReactNode;
}

/** A link that leaves the site. It opens a new tab, so that the phone number stays open in this one. */
export function ExternalLink({ href, event, newTabLabel, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" data-event={event} className={className}>
      {children}
      <svg className="size-3 shrink-0" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M4 1h7v7M11 1 1 11" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span className="sr-only">{` ${newTabLabel}`}</span>
    </a>
  );
}
