import { graphql } from "gatsby";
import { avoidBadBreaks } from "../../components/ui/avoid-bad-breaks";
import { formatDate, formatNumber } from "../../lib/format";
import { countAt } from "./count-up";

interface StatFigureProps extends Queries.StatFigureFragment {
  sourceLabel: string;
  /** Milliseconds since the counters started; 0 while they wait for it, null when they do not count. */
  elapsed: number | null;
}

/** One figure, with what it counts and where it comes from. */
export function StatFigure(stat: StatFigureProps) {
  const { number, elapsed } = stat;
  const suffix = stat.suffix ?? "";
  return (
    <li className="stat">
      <p className="relative w-fit whitespace-nowrap font-serif text-figure font-medium">
        {/*
         * The moving digits are decoration. They stand over the figure itself, which is read out, and reserves the
         * width. While they wait, it is the style sheet that shows the 0: nobody is to find it in the HTML.
         */}
        {elapsed !== null && (
          <span aria-hidden="true" data-zero={`0${suffix}`} className="count">
            {/* In one piece: a suffix of its own would be pushed along by the digits, which counts as a layout shift. */}
            {elapsed > 0 && `${formatNumber(countAt(number, elapsed))}${suffix}`}
          </span>
        )}
        <span>{`${formatNumber(number)}${suffix}`}</span>
      </p>
      <h3 className="mt-3 text-item">{stat.label}</h3>
      <p className="mt-2 max-w-measure">
        {avoidBadBreaks(`${stat.description} `)}
        <span className="text-fine text-survey">
          {avoidBadBreaks(`${stat.sourceLabel} ${stat.source}, ${formatDate(stat.asOf)}`)}
        </span>
      </p>
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
