import { useHydrated } from "../../hooks/useHydrated";
import { AwardBadge } from "./AwardBadge";

interface AwardStripProps {
  label: string;
  awards: Queries.AwardsFragment["awards"];
}

/** The row of badges. The second set, for the seamless loop, is decoration: it arrives with script and is not read out. */
export function AwardStrip({ label, awards }: AwardStripProps) {
  const hydrated = useHydrated();
  return (
    // A region that scrolls has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section aria-label={label} tabIndex={0} className="award-strip">
      <ul>
        {awards.map((award) => (
          <AwardBadge key={award.id} {...award} />
        ))}
      </ul>
      {hydrated && (
        <ul aria-hidden="true">
          {awards.map((award) => (
            <AwardBadge key={award.id} {...award} />
          ))}
        </ul>
      )}
    </section>
  );
}
