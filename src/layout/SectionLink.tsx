import type { ReactNode } from "react";

interface SectionLinkProps {
  section: Queries.SectionId;
  className?: string;
  children: ReactNode;
}

/** A link to a section of the landing page, from wherever the visitor is. */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  return (
    <a href={`/#${section}`} className={className}>
      {children}
    </a>
  );
}
