import { formatStat } from "../../lib/format";

/** A figure of the firm, with its description. */
export function Stat({ label, description, number, suffix }: Queries.Stat) {
  return (
    // The heading comes first for screen readers, the digits for the eye. On a phone, they share a line, if it is wide enough.
    <li className="max-md:not-first:border-paper/25 flex flex-wrap items-baseline gap-x-4 py-2 max-md:not-first:border-t md:flex-col md:py-0 print:flex-col">
      <h3 className="text-lead md:text-item max-md:flex-[1_1_7rem] md:mt-3 md:mb-1">{label}</h3>
      <div dir="ltr" className="digits text-figure serif relative -order-1 w-fit whitespace-nowrap max-md:min-w-34">
        {/* The final figure. It sets the width, is read by screen readers, and shows while its cover is empty. */}
        <span className="motion-safe:not-print:not-has-[+:empty]:opacity-0">{formatStat(number, suffix)}</span>
        {/* CountUp.island.tsx writes the digits that rise into this cover. */}
        <span
          aria-hidden="true"
          data-number={number}
          data-suffix={suffix}
          className="absolute top-0 left-0 motion-reduce:hidden print:hidden"
        />
      </div>
      <p className="max-w-measure max-md:w-full">{description}</p>
    </li>
  );
}
