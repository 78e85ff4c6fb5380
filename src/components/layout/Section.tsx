import type { ReactNode } from "react";

interface SectionProps {
  /** The section's id, which never changes (docs/specification.md, "Names that stay"). */
  id: Queries.SectionId;
  className?: string;
  children: ReactNode;
  /** Content as wide as the screen, below the children. */
  below?: ReactNode;
}

/** A section of the landing page: a landmark named by its heading, with the usual width and spacing. */
export function Section({ id, className, children, below }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId(id)} className={className}>
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
