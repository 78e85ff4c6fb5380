import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "../../components/ui/IconButton";
import { hasModifierKey } from "../../lib/keyboard";
import { AwardBadge, tooltipOf } from "./AwardBadge";
import { useMarquee } from "./useMarquee";

interface AwardMarqueeProps extends Queries.AwardsFragment {
  heading: string;
}

/**
 * The award badges. The HTML has a row of badges that a visitor can scroll, or with reduced motion, several rows. With JavaScript, if they do not all fit,
 * the row and a copy of it move in a loop. The Tab key reaches one badge, and the arrow keys reach the others.
 */
export function AwardMarquee({ heading, awards }: AwardMarqueeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const marquee = useMarquee(frame, track);
  // The index of the badge that the Tab key reaches.
  const [tabStop, setTabStop] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const last = awards.length - 1;
    const before = tabStop === 0 ? last : tabStop - 1;
    const after = tabStop === last ? 0 : tabStop + 1;
    const next = { ArrowLeft: before, ArrowRight: after, Home: 0, End: last }[event.key];
    if (next === undefined || hasModifierKey(event)) return;
    event.preventDefault();
    setTabStop(next);
    const badges = event.currentTarget.querySelectorAll<HTMLElement>("[data-tooltip]");
    badges[next]?.focus({ preventScroll: true });
  }

  const focusOf = (index: number) => ({
    tabIndex: index === tabStop ? 0 : -1,
    onFocus: ({ currentTarget: badge }: FocusEvent<HTMLImageElement>) => {
      setTabStop(index);
      if (badge.matches(":focus-visible")) marquee.showBadge(badge);
    },
  });
  return (
    <>
      <div className="page-width flex min-h-12 items-center justify-between gap-4">
        {/* Someone may have translated it before React starts. */}
        <h3 suppressHydrationWarning className="text-item">
          {heading}
        </h3>
        {marquee.loops && (
          <IconButton
            label={marquee.paused ? "Play the badges" : "Pause the badges"}
            icon={marquee.paused ? "play" : "pause"}
            onClick={marquee.togglePaused}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        role="group"
        aria-label="Award and bar association badges"
        ref={frame}
        className={`page-width award-marquee ${marquee.loops ? "moving" : ""}`}
        {...marquee.dragHandlers}
      >
        <div ref={track} className="award-track">
          {(marquee.loops ? [false, true] : [false]).map((isCopy) => (
            <ul
              key={String(isCopy)}
              aria-hidden={isCopy || undefined}
              onKeyDown={isCopy ? undefined : onKeyDown}
              onBlur={isCopy ? undefined : marquee.leaveBadge}
            >
              {awards.map((award, index) => (
                <li key={tooltipOf(award)}>
                  <AwardBadge {...award} {...(!isCopy && { focus: focusOf(index) })} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </>
  );
}
