import type { ReactNode } from "react";

interface SectionLinkProps {
  section: Queries.SectionId;
  /** Whether the link is on the landing page itself: then it leads within it, whatever query its address has. */
  onLandingPage: boolean;
  /** Whether the visitor is reading that section now. */
  current?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link to a section of the landing page, from wherever the visitor is. */
export function SectionLink({ section, onLandingPage, current = false, className, children }: SectionLinkProps) {
  return (
    <a href={`${onLandingPage ? "" : "/"}#${section}`} aria-current={current || undefined} className={className}>
      {children}
    </a>
  );
}
