import type { ReactNode, Ref } from "react";
import { avoidBadBreaks } from "../ui/avoid-bad-breaks";

interface SectionProps {
  /** The section's stable id (docs/decisions.md, Handles). */
  id: Queries.SectionId;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
  /** What stands below, from edge to edge of the screen. */
  below?: ReactNode;
}

/** A section of the page: its anchor, its landmark (named by its heading), its spacing and its width. */
export function Section({ id, className, ref, children, below }: SectionProps) {
  return (
    <section ref={ref} id={id} tabIndex={-1} aria-labelledby={headingId(id)} className={className}>
      <div className="page-width py-8 md:py-20">{children}</div>
      {below}
    </section>
  );
}

export function SectionHeading({ id, children }: Pick<SectionProps, "id" | "children">) {
  return (
    <h2 id={headingId(id)} className="text-section">
      {avoidBadBreaks(children)}
    </h2>
  );
}

function headingId(id: string): string {
  return `${id}-heading`;
}
