import { graphql } from "gatsby";
import { formatNumber } from "../../lib/format";

interface StatFigureProps extends Queries.StatFigureFragment {
  /** The share of the final number that the counter shows, from 0 to 1. */
  progress: number;
}

/** A figure that counts up, with its description. */
export function StatFigure({ number, suffix, label, description, progress }: StatFigureProps) {
  const figure = (value: number) => `${formatNumber(value)}${suffix ?? ""}`;
  return (
    <li className="stat">
      <p className="relative w-fit whitespace-nowrap text-figure serif">
        {/*
         * These digits cover the final figure, which reserves the width and is what screen readers read. Before the
         * start, the style sheet shows the 0, so that it is not in the HTML.
         */}
        {progress < 1 && (
          <span aria-hidden="true" data-zero={figure(0)} className="count">
            {/* If the suffix had its own element, growing digits would move it, which counts as a layout shift. */}
            {progress > 0 && figure(Math.floor(number * progress))}
          </span>
        )}
        <span>{figure(number)}</span>
      </p>
      <h3>{label}</h3>
      <p>{description}</p>
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
