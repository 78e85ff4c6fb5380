import type { ReactNode } from "react";

interface SectionProps {
  /** The section's id, which never changes (docs/specification.md, "Names that stay"). */
  id: Queries.SectionId;
  className?: string;
  /** Whether screen readers list the section, by its heading, among the parts of the page. */
  isLandmark?: boolean;
  children: ReactNode;
  /** Content as wide as the screen, below the children. */
  below?: ReactNode;
}

/** A section of the landing page, with the usual width and spacing. */
export function Section({ id, className, isLandmark = false, children, below }: SectionProps) {
  return (
    <section id={id} aria-labelledby={isLandmark ? headingId(id) : undefined} className={className}>
      <div className="page-width py-6 md:py-18">{children}</div>
      {below}
    </section>
  );
}

export function SectionHeading({ id, children }: Pick<SectionProps, "id" | "children">) {
  return (
    <h2 id={headingId(id)} className="text-section">
      {children}
    </h2>
  );
}

function headingId(id: string): string {
  return `${id}-heading`;
}
