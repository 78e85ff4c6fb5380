import type { ReactNode } from "react";

interface ExternalLinkProps {
  href: string;
  /** The name of the call to action, which never changes (docs/specification.md, "Names that stay"). */
  event?: string;
  className?: string;
  children: ReactNode;
}

/** A link to another website. It opens in a new tab, which keeps this page and its phone number open. */
export function ExternalLink({ href, event, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" data-event={event} className={className}>
      <span>
        {children}
        {/* The arrow follows the last word, even to another line. */}
        <span className="whitespace-nowrap select-none">
          {"\u2060"}
          <svg className="ms-2 inline-block size-3 align-baseline" viewBox="0 0 12 12" aria-hidden="true">
            <path d="M4 1h7v7M11 1 1 11" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </span>
        {/* The arrow, for screen readers. */}
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
