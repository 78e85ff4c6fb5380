import { type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "../../components/ui/IconButton";
import { hasModifierKey } from "../../lib/keyboard";
import { AwardBadge } from "./AwardBadge";
import { useMarquee } from "./useMarquee";

type AwardMarqueeProps = Queries.AwardsFragment &
  Pick<Queries.AwardsSectionFragment, "badgesHeading" | "stripLabel" | "pause" | "play">;

/**
 * The badges. Written as a row that can be scrolled; with script it moves by itself, in a loop made of the row and its
 * copy. One badge is in the tab order, the arrow keys lead to the others.
 */
export function AwardMarquee({ badgesHeading, stripLabel, pause, play, awards }: AwardMarqueeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const marquee = useMarquee(frame, track);
  const [tabStop, setTabStop] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const last = awards.length - 1;
    const [before, after] = [tabStop === 0 ? last : tabStop - 1, tabStop === last ? 0 : tabStop + 1];
    const next = { ArrowLeft: before, ArrowRight: after, Home: 0, End: last }[event.key];
    if (next === undefined || hasModifierKey(event)) return;
    event.preventDefault();
    setTabStop(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[data-tooltip]")[next]?.focus({ preventScroll: true });
  }

  return (
    <div className="award-row bg-paper-deep py-5 text-ink md:py-10 print:hidden">
      <div className="page-width flex min-h-12 items-center justify-between gap-4">
        <h3 className="text-item">{badgesHeading}</h3>
        {marquee.loops && (
          <IconButton
            label={marquee.paused ? play : pause}
            icon={marquee.paused ? "play" : "pause"}
            onClick={marquee.togglePaused}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        role="group"
        aria-label={stripLabel}
        ref={frame}
        className={`page-width award-marquee ${marquee.loops ? "moving" : ""}`}
      >
        <div ref={track} className="award-track">
          <ul onKeyDown={onKeyDown} onBlur={marquee.releaseFocus}>
            {awards.map((award, index) => (
              <li key={`${award.name}, ${award.issuer}, ${award.year}, ${award.alt}`}>
                <AwardBadge
                  {...award}
                  focus={{
                    tabIndex: index === tabStop ? 0 : -1,
                    onFocus: ({ currentTarget }) => {
                      setTabStop(index);
                      if (currentTarget.matches(":focus-visible")) marquee.focusBadge(currentTarget);
                    },
                  }}
                />
              </li>
            ))}
          </ul>
          {marquee.loops && (
            <ul aria-hidden="true">
              {awards.map((award) => (
                <li key={`${award.name}, ${award.issuer}, ${award.year}, ${award.alt}`}>
                  <AwardBadge {...award} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}
