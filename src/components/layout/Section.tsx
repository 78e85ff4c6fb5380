import type { ComponentProps } from "react";

interface SectionProps extends ComponentProps<"section"> {
  /** The id of a section of the landing page, which never changes (docs/specification.md, "Names that stay"). */
  id?: Queries.SectionId;
}

/** A section of a page, with the usual width. Its class list may set the space above and below from `md` on: `[--band:3rem]`. */
export function Section({ children, ...attributes }: SectionProps) {
  return (
    <section {...attributes}>
      <div className="page-width py-6 md:py-(--band,4.5rem)">{children}</div>
    </section>
  );
}
