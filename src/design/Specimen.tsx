import type { ReactNode } from "react";

interface SpecimenProps {
  title: string;
  /** Where it is written, from `src/` on. */
  source: string;
  /** The ground it is shown on: on some, focus rings and outlines look different. */
  ground?: "bg-paper" | "bg-paper-deep" | "bg-ink text-paper" | "bg-deed text-paper";
  children: ReactNode;
}

/** One component in its states, with its name and where it is written. */
export function Specimen({ title, source, ground = "bg-paper", children }: SpecimenProps) {
  return (
    <section aria-label={title} className={`${ground} border-t border-survey py-14`}>
      <div className="page-width">
        <h2 className="text-item">{title}</h2>
        <p className="text-fine">
          <code>src/{source}</code>
        </p>
        <div className="mt-8 grid gap-y-10">{children}</div>
      </div>
    </section>
  );
}

/** A state, with its name above it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-label">{name}</p>
      <div className="mt-2">{children}</div>
    </div>
  );
}
