import { graphql } from "gatsby";
import { formatStat } from "../../lib/format";

/** A figure of the firm, with its description. CountUp.tsx covers its digits while they count. */
export function Stat({ label, description, number, suffix }: Queries.StatFragment) {
  return (
    <li className="stat border-brass border-t md:border-s md:border-t-0">
      <h3 className="text-lead md:text-item md:mt-3 md:mb-1">{label}</h3>
      <div className="digits text-figure serif relative -order-1 w-fit whitespace-nowrap">
        {/* It keeps the width, and is what screen readers read. */}
        <span className="motion-safe:not-print:has-[+span]:opacity-0">{formatStat(number, suffix)}</span>
      </div>
      <p className="max-w-measure">{description}</p>
    </li>
  );
}

export const fragment = graphql`
  fragment Stat on Stat {
    number
    suffix
    label
    description
  }
`;
