import type { RefObject } from "react";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import { StatFigure } from "./StatFigure";
import { useCountUp } from "./useCountUp";

interface StatFiguresProps {
  stats: Queries.StatsFragment["stats"];
  sourceLabel: string;
  /** The section that has to come into view before the figures count up. */
  section: RefObject<HTMLElement | null>;
}

/** The figures. They keep the clock to themselves, so that nothing else is rendered while they count. */
export function StatFigures({ stats, sourceLabel, section }: StatFiguresProps) {
  const elapsed = useCountUp(section, !useReducedMotion());
  return (
    <ul className="mt-10 grid gap-y-10 md:grid-cols-3 print:mt-4 print:grid-cols-3">
      {stats.map((stat) => (
        <StatFigure key={stat.label} {...stat} sourceLabel={sourceLabel} elapsed={elapsed} />
      ))}
    </ul>
  );
}
