import { graphql } from "gatsby";
import { useRef } from "react";
import { Island } from "../../components/island/Island";
import { formatNumber } from "../../lib/format";
import { useCountUp } from "./useCountUp";

interface FigureProps extends Queries.FigureFragment {
  /** The id of the figure's island. */
  id: string;
}

/** A figure that counts up, with its description. */
export function Figure({ id, label, description, number, suffix }: FigureProps) {
  return (
    <li className="figure">
      <h3 className="text-lead md:text-item md:mt-3 md:mb-1">{label}</h3>
      <Island id={id} className="text-figure serif relative -order-1 w-fit whitespace-nowrap">
        <Digits number={number} suffix={suffix} />
      </Island>
      <p className="max-w-measure">{description}</p>
    </li>
  );
}

/** The final figure, which keeps the width and is what screen readers read. While it counts, other digits cover it. */
function Digits({ number, suffix }: Pick<FigureProps, "number" | "suffix">) {
  const final = useRef<HTMLSpanElement>(null);
  const progress = useCountUp(final);
  const figure = (value: number) => `${formatNumber(value)}${suffix ?? ""}`;
  return (
    <>
      {/* If the suffix had its own element, growing digits would move it, which counts as a layout shift. */}
      {progress < 1 && (
        <span aria-hidden="true" className="absolute top-0 left-0 motion-reduce:hidden print:hidden">
          {figure(Math.floor(number * progress))}
        </span>
      )}
      <span ref={final} className={progress < 1 ? "opacity-0 motion-reduce:opacity-100 print:opacity-100" : undefined}>
        {figure(number)}
      </span>
    </>
  );
}

export const fragment = graphql`
  fragment Figure on Stat {
    number
    suffix
    label
    description
  }
`;
