import type { ReactNode, Ref } from "react";

interface BandProps {
  /** The section's stable id (docs/decisions.md, Handles). */
  id: Queries.SectionId;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** One band of the page: its anchor, its landmark (named by the band's heading), its spacing and its measure. */
export function Section({ id, className = "", ref, children }: BandProps) {
  return (
    <section ref={ref} id={id} tabIndex={-1} aria-labelledby={headingId(id)} className={`py-14 md:py-20 ${className}`}>
      <div className="page-width">{children}</div>
    </section>
  );
}

interface BandHeadingProps {
  id: Queries.SectionId;
  className?: string;
  children: ReactNode;
}

export function SectionHeading({ id, className = "", children }: BandHeadingProps) {
  return (
    <h2 id={headingId(id)} className={`text-section ${className}`}>
      {children}
    </h2>
  );
}

function headingId(id: string): string {
  return `${id}-heading`;
}
