import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "../../components/ui/IconButton";
import { useMeasure } from "../../hooks/useMeasure";
import { useReducedMotion } from "../../hooks/useReducedMotion";
import { formatList } from "../../lib/format";
import { hasModifierKey } from "../../lib/keyboard";
import type { Step } from "./SlickSlider";
import { firstInView, useSlider } from "./useSlider";

/**
 * The carousel of reviews, which follows the W3C's pattern. The HTML has a row that scrolls, with the arrows, too
 * (src/browser/page-script.ts). react-slick replaces it, at the same height, when the carousel comes near the screen.
 * Without script, or if react-slick does not arrive, the row stays.
 */
export function Carousel({ slides }: { slides: { id: string; content: ReactNode }[] }) {
  const region = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const takeStep = useRef<(step: Step) => void>(null);
  const slidesToShow = useMeasure(() => slidesInView(region.current), 1);
  const reducedMotion = useReducedMotion();
  const count = slides.length;
  const fits = count <= slidesToShow;
  const loaded = useSlider(region, row, fits);
  /** The index of the first slide in view; undefined before anything has moved. */
  const [first, setFirst] = useState<number>();
  // The visitor may have scrolled the row before React started.
  useEffect(() => {
    if (row.current?.scrollLeft) setFirst(firstInView(row.current));
  }, []);
  const current = fits ? 0 : (first ?? loaded?.initialSlide ?? 0);

  const shown = Array.from({ length: Math.min(slidesToShow, count) }, (_, index) => ((current + index) % count) + 1);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
    if (!takeStep.current || !step || hasModifierKey(event)) return;
    event.preventDefault();
    // A key that is held down would move the carousel too fast to follow.
    if (!event.repeat) takeStep.current(step);
  }

  const groups = slides.map(({ id, content }, index) => (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group; a fieldset is for forms
    <div key={id} role="group" aria-roledescription="slide" aria-label={`${index + 1} of ${count}`} className="slide">
      {content}
    </div>
  ));

  return (
    <section
      ref={region}
      aria-label="Client reviews"
      aria-roledescription="carousel"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="carousel mt-4 md:mt-8"
    >
      {loaded && !fits ? (
        <loaded.Slider
          ref={takeStep}
          slides={groups}
          slidesToShow={slidesToShow}
          initialSlide={current}
          reducedMotion={reducedMotion}
          onChange={setFirst}
          focusFallback={region}
        />
      ) : (
        <ul ref={row} onScroll={({ currentTarget }) => setFirst(firstInView(currentTarget))} className="carousel-row">
          {groups.map((group) => (
            <li key={group.key} className="snap-start">
              {group}
            </li>
          ))}
        </ul>
      )}
      <div className="carousel-controls mt-2 flex items-center justify-between gap-4 md:justify-start noscript:hidden">
        <IconButton label="Previous review" icon="previous" disabled={fits} onClick={() => takeStep.current?.(-1)} />
        {/* Screen readers announce a new position, but not the one that the page opens with. */}
        <p role="status" aria-live={first === undefined ? "off" : "polite"}>
          <span aria-hidden="true">{position(shown, count)}</span>
          <span className="sr-only">{spokenPosition(shown, count)}</span>
        </p>
        <IconButton label="Next review" icon="next" disabled={fits} onClick={() => takeStep.current?.(1)} />
      </div>
    </section>
  );
}

/** Returns which slides are in view, for the eye: "1–3 of 6"; where the loop starts again, "5, 6, 1 of 6". */
function position([from = 1, ...others]: number[], count: number): string {
  const to = others.at(-1) ?? from;
  return `${to > from ? `${from}–${to}` : [from, ...others].join(", ")} of ${count}`;
}

/** The same for the ear: "Review 2 of 6", "Reviews 1 to 3 of 6", "Reviews 5, 6 and 1 of 6". */
function spokenPosition([from = 1, ...others]: number[], count: number): string {
  const to = others.at(-1);
  if (to === undefined) return `Review ${from} of ${count}`;
  return `Reviews ${to > from ? `${from} to ${to}` : formatList([from, ...others])} of ${count}`;
}

/** Returns how many slides the style sheet shows at the current width. */
function slidesInView(region: HTMLElement | null): number {
  return region ? Number(getComputedStyle(region).getPropertyValue("--slides-in-view")) || 1 : 1;
}
