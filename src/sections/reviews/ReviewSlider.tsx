import { useCallback, useEffect, useRef, useState } from "react";
import { IconButton } from "../../components/ui/IconButton";
import { useMeasure } from "../../hooks/useMeasure";
import { useReducedMotion } from "../../hooks/useReducedMotion";
import { formatList } from "../../lib/format";
import { hasModifierKey } from "../../lib/keyboard";
import { carousel, firstInView } from "./carousel";
import type { Step } from "./SlickSlider";
import { useSlickSlider } from "./useSlickSlider";

/**
 * The moving part of the carousel: its arrows, its position, and the slider that takes the place of the row when the
 * carousel comes near the screen. Until then, or if the slider does not arrive, the arrows scroll the row
 * (src/browser/page-script.ts).
 */
export function ReviewSlider({ count }: { count: number }) {
  const takeStep = useRef<(step: Step) => void>(null);
  const reducedMotion = useReducedMotion();
  const shown = useMeasure(slidesInView, 0);
  const fits = count <= shown;
  const SlickSlider = useSlickSlider(fits);
  const [first, setFirst] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  // Where all fit, the row begins with the first.
  useEffect(() => {
    if (fits) setFirst(0);
  }, [fits]);
  const numbers = Array.from({ length: Math.min(shown, count) }, (_, index) => ((first + index) % count) + 1);
  const { seen, spoken } = positions(numbers, count);

  const show = useCallback((firstShown: number) => {
    setFirst(firstShown);
    setHasMoved(true);
  }, []);

  useEffect(() => {
    const { region, row } = carousel();
    const listeners = new AbortController();
    const { signal } = listeners;
    function onKeyDown(event: KeyboardEvent) {
      const step = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
      if (!step || !takeStep.current || hasModifierKey(event)) return;
      event.preventDefault();
      // A key that is held down would move the carousel too fast to follow.
      if (!event.repeat) takeStep.current(step);
    }
    setFirst(firstInView(row));
    row.addEventListener("scroll", () => row.inert || show(firstInView(row)), { signal });
    region.addEventListener("keydown", onKeyDown, { signal });
    return () => listeners.abort();
  }, [show]);

  return (
    <>
      {SlickSlider && !fits && (
        <SlickSlider ref={takeStep} slidesToShow={shown} reducedMotion={reducedMotion} onChange={show} />
      )}
      <div className="carousel-controls script:flex mt-2 hidden items-center justify-between gap-4 md:justify-start lg:absolute lg:right-0 lg:bottom-full lg:mb-8 lg:rtl:right-auto lg:rtl:left-0">
        <IconButton label="Previous review" icon="previous" disabled={fits} onClick={() => takeStep.current?.(-1)} />
        {/* Empty until it is right. Screen readers announce each new position, but not the first one. */}
        <p role="status" className="md:order-last lg:order-first">
          {shown > 0 && <span aria-hidden="true">{seen}</span>}
          {hasMoved && <span className="sr-only">{spoken}</span>}
        </p>
        <IconButton label="Next review" icon="next" disabled={fits} onClick={() => takeStep.current?.(1)} />
      </div>
    </>
  );
}

/**
 * Returns which slides are in view, for the eye and for the ear: "1–3 of 6" and "Reviews 1 to 3 of 6"; where the loop
 * starts again, "5, 6, 1 of 6" and "Reviews 5, 6 and 1 of 6".
 */
function positions(numbers: number[], count: number) {
  const [from = 1] = numbers;
  const to = numbers.at(-1) ?? from;
  const seen = to > from ? `${from}–${to}` : numbers.join(", ");
  const spoken = to > from ? `${from} to ${to}` : formatList(numbers);
  return { seen: `${seen} of ${count}`, spoken: `${numbers.length > 1 ? "Reviews" : "Review"} ${spoken} of ${count}` };
}

/** Returns how many slides the style sheet shows at the current width. */
function slidesInView(): number {
  const region = document.querySelector(".carousel");
  return region ? Number(getComputedStyle(region).getPropertyValue("--slides-in-view")) || 1 : 0;
}
