import type { ReactNode } from "react";

interface ExternalLinkProps {
  href: string;
  /** The event's name in analytics (docs/security.md). Only calls to action have one. */
  event?: string;
  /** Tells screen readers that the link opens a new tab. Everybody else sees an arrow. */
  newTabLabel: string;
  className?: string;
  children: ReactNode;
}

/** A link to another website. It opens in a new tab, which keeps this page and its phone number open. */
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
