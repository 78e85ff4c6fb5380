import { graphql } from "gatsby";
import { formatDate, formatNumber } from "../../components/format";

interface StatFigureProps extends Queries.StatFigureFragment {
  sourceLabel: string;
}

/** One figure, with what it counts and where it comes from. */
export function StatFigure({ number, suffix, label, description, source, asOf, sourceLabel }: StatFigureProps) {
  return (
    <li className="border-l border-brass pl-6">
      <p className="font-serif text-figure font-medium">
        {formatNumber(number)}
        {suffix}
      </p>
      <h3 className="mt-3 text-item">{label}</h3>
      <p className="mt-1 max-w-card">{description}</p>
      <p className="mt-3 text-fine text-survey">
        {sourceLabel} {source}, {formatDate(asOf)}
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
