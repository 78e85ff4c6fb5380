import { graphql } from "gatsby";
import { formatDate, formatNumber } from "../../lib/format";
import { countAt } from "./count-up";

interface StatFigureProps extends Queries.StatFigureFragment {
  sourceLabel: string;
  /** Milliseconds since the counters started; null when they do not count. */
  elapsed: number | null;
}

/** One figure, with what it counts and where it comes from. */
export function StatFigure(stat: StatFigureProps) {
  const { number, suffix, elapsed } = stat;
  const counting = elapsed !== null;
  return (
    <li className="border-l border-brass pl-6">
      <p className="relative w-fit font-serif text-figure font-medium">
        {/* The moving digits are decoration. The figure itself stays where it is: it is read out, and reserves the width. */}
        {counting && (
          <span aria-hidden="true" className="count">
            {/* In one piece: a suffix of its own would be pushed along by the digits, which counts as a layout shift. */}
            {`${formatNumber(countAt(number, elapsed))}${suffix}`}
          </span>
        )}
        <span className={counting ? "counted" : undefined}>{`${formatNumber(number)}${suffix}`}</span>
      </p>
      <h3 className="mt-3 text-item">{stat.label}</h3>
      <p className="mt-2 max-w-card">{stat.description}</p>
      <p className="mt-3 text-fine text-survey">{`${stat.sourceLabel} ${stat.source}, ${formatDate(stat.asOf)}`}</p>
    </li>
  );
}

export const fragment = graphql`
  fragment StatFigure on Stat {
    number
    suffix
    label
    description
    source
    asOf
  }
`;
