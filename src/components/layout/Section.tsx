import type { ComponentProps, ReactNode } from "react";

interface SectionProps extends ComponentProps<"section"> {
  /** The id of a section of the landing page, which never changes (docs/specification.md, "Names that stay"). */
  id?: Queries.SectionId;
  /** Content as wide as the screen, below the children. */
  below?: ReactNode;
}

/** A section of a page, with the usual width and spacing. */
export function Section({ children, below, ...attributes }: SectionProps) {
  return (
    <section {...attributes}>
      <div className="page-width py-8 md:py-18">{children}</div>
      {below}
    </section>
  );
}
