import type { ReactNode } from "react";
import { Drawing } from "./Drawing";

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
          <Drawing href="/icons.svg#new-tab" className="ms-2 inline-block size-3 align-baseline" />
        </span>
        {/* The arrow, for screen readers. */}
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
