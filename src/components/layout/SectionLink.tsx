import type { ReactNode } from "react";

interface SectionLinkProps {
  section: Queries.SectionId;
  /** Whether the link is on the landing page. If so, it keeps the query of the page's URL. */
  isLandingPage: boolean;
  className?: string;
  children: ReactNode;
}

/** A link to a section of the landing page, from that page or from another one. */
export function SectionLink({ section, isLandingPage, className, children }: SectionLinkProps) {
  const page = isLandingPage ? "" : "/";
  return (
    <a href={`${page}#${section}`} className={className}>
      {children}
    </a>
  );
}
