import { graphql } from "gatsby";
import { avoidBadBreaks } from "../../components/ui/avoid-bad-breaks";
import { formatNumber } from "../../lib/format";
import { countAt } from "./count-up";

interface StatFigureProps extends Queries.StatFigureFragment {
  /** Milliseconds since the counters started: 0 before the start, null when they show the final number. */
  elapsed: number | null;
}

/** A figure that counts up, with its description. */
export function StatFigure(stat: StatFigureProps) {
  const { number, elapsed } = stat;
  const suffix = stat.suffix ?? "";
  const isCounting = elapsed !== null && elapsed > 0;
  return (
    <li className="stat">
      <p className="relative w-fit whitespace-nowrap font-serif text-figure font-medium">
        {/*
         * These digits cover the final figure, which reserves the width and is what screen readers read. Before the
         * start, the style sheet shows the 0, so that it is not in the HTML.
         */}
        {elapsed !== null && (
          <span aria-hidden="true" data-zero={`0${suffix}`} className="count">
            {/* If the suffix had its own element, growing digits would move it, which counts as a layout shift. */}
            {isCounting && `${formatNumber(countAt(number, elapsed))}${suffix}`}
          </span>
        )}
        <span>{`${formatNumber(number)}${suffix}`}</span>
      </p>
      <h3>{stat.label}</h3>
      <p>{avoidBadBreaks(stat.description)}</p>
    </li>
  );
}

export const fragment = graphql`
  fragment StatFigure on Stat {
    number
    suffix
    label
    description
  }
`;
