import type { ReactNode, Ref } from "react";

interface SectionProps {
  /** The section's id, which never changes (docs/specification.md, "Names that stay"). */
  id: Queries.SectionId;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
  /** Content below the children that is as wide as the screen. */
  below?: ReactNode;
}

/** A section of the landing page: a landmark that has its heading's name, with the usual width and spacing. */
export function Section({ id, className, ref, children, below }: SectionProps) {
  return (
    <section ref={ref} id={id} tabIndex={-1} aria-labelledby={headingId(id)} className={className}>
      <div className="page-width py-6 md:py-18">{children}</div>
      {below}
    </section>
  );
}

/** The heading of the section with this id. */
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
