import { Island } from "../../components/island/Island";
import { AwardBadge, tooltipOf } from "./AwardBadge";
import { StripMotion } from "./StripMotion";

interface AwardStripProps {
  heading: string;
  badges: Queries.AwardsFragment["awards"];
}

/**
 * The award badges: a row that a visitor can scroll or, with reduced motion, several rows. An island moves it
 * (StripMotion.tsx).
 */
export function AwardStrip({ heading, badges }: AwardStripProps) {
  return (
    <div className="bg-paper-deep text-ink py-4 md:py-10 print:hidden">
      <div className="page-width flex min-h-12 items-center justify-between gap-4">
        <h3 className="text-item">{heading}</h3>
        {/* The key starts it again if the badges change, which happens only under `gatsby develop`. */}
        <Island key={badges.map(tooltipOf).join()} name="StripMotion" component={StripMotion} props={{}} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        role="group"
        aria-label="Award and bar association badges"
        className="award-marquee bg-paper-deep text-ink mt-3 px-(--margin) forced-color-adjust-none select-none"
      >
        <div className="award-track flex w-max [--gap:max(1.5rem,4vw)] motion-reduce:block motion-reduce:w-auto motion-reduce:[--gap:1rem]">
          <ul className="flex shrink-0 gap-(--gap) pr-(--gap) motion-reduce:grid motion-reduce:grid-cols-3 motion-reduce:pr-0 lg:motion-reduce:grid-cols-9">
            {badges.map((badge, index) => (
              <li key={tooltipOf(badge)}>
                <AwardBadge {...badge} tabIndex={index === 0 ? 0 : -1} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
