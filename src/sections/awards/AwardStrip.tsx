import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "../../components/ui/IconButton";
import { hasModifierKey } from "../../lib/keyboard";
import { AwardBadge, tooltipOf } from "./AwardBadge";
import { useStrip } from "./useStrip";

interface AwardStripProps {
  heading: string;
  badges: Queries.AwardsFragment["awards"];
}

/**
 * The award badges. The HTML has a row of badges that a visitor can scroll, or with reduced motion, several rows. With
 * JavaScript, if they do not all fit, the row and a copy of it move in a loop.
 */
export function AwardStrip({ heading, badges }: AwardStripProps) {
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const strip = useStrip(frame, track);
  return (
    <>
      <div className="page-width flex min-h-12 items-center justify-between gap-4">
        {/* Someone may have translated it before React starts. */}
        <h3 suppressHydrationWarning className="text-item">
          {heading}
        </h3>
        {strip.loops && (
          <IconButton
            label={strip.paused ? "Play the badges" : "Pause the badges"}
            icon={strip.paused ? "play" : "pause"}
            onClick={strip.togglePaused}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        role="group"
        aria-label="Award and bar association badges"
        ref={frame}
        className={`page-width award-marquee ${strip.loops ? "moving" : ""}`}
        {...strip.dragHandlers}
      >
        <div ref={track} className="award-track flex w-max motion-reduce:w-auto">
          <Badges badges={badges} onFocus={strip.showBadge} onBlur={strip.leaveBadge} />
          {strip.loops && (
            <ul aria-hidden="true">
              {badges.map((badge) => (
                <li key={tooltipOf(badge)}>
                  <AwardBadge {...badge} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  );
}

interface BadgesProps {
  badges: AwardStripProps["badges"];
  /** Called when the keyboard reaches a badge. */
  onFocus: (badge: HTMLElement) => void;
  onBlur: () => void;
}

/** The badges that a visitor can reach: the Tab key reaches one, and the arrow keys reach the others. */
function Badges({ badges, onFocus, onBlur }: BadgesProps) {
  // The index of the badge that the Tab key reaches.
  const [tabStop, setTabStop] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const last = badges.length - 1;
    const before = tabStop === 0 ? last : tabStop - 1;
    const after = tabStop === last ? 0 : tabStop + 1;
    const next = { ArrowLeft: before, ArrowRight: after, Home: 0, End: last }[event.key];
    if (next === undefined || hasModifierKey(event)) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>("[data-tooltip]")[next]?.focus({ preventScroll: true });
  }

  function onBadgeFocus({ currentTarget: badge }: FocusEvent<HTMLImageElement>, index: number) {
    setTabStop(index);
    if (badge.matches(":focus-visible")) onFocus(badge);
  }

  return (
    <ul onKeyDown={onKeyDown} onBlur={onBlur}>
      {badges.map((badge, index) => (
        <li key={tooltipOf(badge)}>
          <AwardBadge
            {...badge}
            tabIndex={index === tabStop ? 0 : -1}
            onFocus={(event) => onBadgeFocus(event, index)}
          />
        </li>
      ))}
    </ul>
  );
}
