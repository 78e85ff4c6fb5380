import type { ReactNode } from "react";

interface SectionLinkProps {
  section: Queries.SectionId;
  /** Whether the link is on the landing page. If so, it keeps the query of the page's URL. */
  onLandingPage: boolean;
  /** Whether the visitor is reading this section now. */
  current?: boolean;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a section of the landing page, from that page or from another one. */
export function SectionLink(props: SectionLinkProps) {
  const { section, onLandingPage, current = false, className, onClick, children } = props;
  const page = onLandingPage ? "" : "/";
  return (
    <a href={`${page}#${section}`} aria-current={current || undefined} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
