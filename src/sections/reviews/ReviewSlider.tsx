import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../components/ui/IconButton";
import { useMeasure } from "../../hooks/useMeasure";
import { formatList } from "../../lib/format";
import { carousel, firstInView } from "./carousel";
import type { Step } from "./gestures";
import { useSlickSlider } from "./useSlickSlider";

/**
 * The moving part of the carousel: its arrows, its position, and the slider that takes the place of the row. Until then,
 * or if the slider does not arrive, the arrows scroll the row (src/browser/page-script.ts).
 */
export function ReviewSlider({ count }: { count: number }) {
  const takeStep = useRef<(step: Step) => void>(null);
  const shown = useMeasure(slidesInView, 0);
  const fits = count <= shown;
  const SlickSlider = useSlickSlider(fits);
  /** The index of the first slide in view, once it has changed: not every scroll event is a move. */
  const [first, setFirst] = useState<number>();
  const numbers = Array.from({ length: Math.min(shown, count) }, (_, index) => (((first ?? 0) + index) % count) + 1);
  const { seen, spoken } = positions(numbers, count);

  useEffect(() => {
    const { row } = carousel();
    const onScroll = () => {
      const next = fits ? 0 : firstInView(row);
      if (!row.inert) setFirst((last) => (next === (last ?? 0) ? last : next));
    };
    onScroll();
    row.addEventListener("scroll", onScroll);
    return () => row.removeEventListener("scroll", onScroll);
  }, [fits]);

  return (
    <>
      <div className="carousel-controls script:flex mb-3 hidden items-center gap-4 max-md:justify-between lg:absolute lg:right-0 lg:bottom-full lg:mb-8 lg:rtl:right-auto">
        <IconButton label="Previous review" icon="previous" disabled={fits} onClick={() => takeStep.current?.(-1)} />
        {/* Screen readers announce each new position, but not the first one. They read a paragraph in it as text. */}
        <div role="status" className="md:order-last lg:order-first">
          <p aria-hidden="true">{shown > 0 && seen}</p>
          {/* A translator may have changed it before React starts. */}
          <p className="sr-only" suppressHydrationWarning>
            {first === undefined ? `${count} reviews` : spoken}
          </p>
        </div>
        <IconButton label="Next review" icon="next" disabled={fits} onClick={() => takeStep.current?.(1)} />
      </div>
      {SlickSlider && !fits && <SlickSlider ref={takeStep} slidesToShow={shown} onChange={setFirst} />}
    </>
  );
}

/** Returns which slides are in view, for the eye and for the ear: "1–3 of 6", or "5, 6, 1 of 6" where the loop restarts. */
function positions(numbers: number[], count: number) {
  const [from = 1] = numbers;
  const to = numbers.at(-1) ?? from;
  const isRange = to > from;
  const seen = isRange ? `${from}–${to}` : numbers.join(", ");
  const spoken = isRange ? `${from} to ${to}` : formatList(numbers);
  return { seen: `${seen} of ${count}`, spoken: `${numbers.length > 1 ? "Reviews" : "Review"} ${spoken} of ${count}` };
}

/** Returns how many slides the style sheet shows at the current width. */
function slidesInView(): number {
  const region = document.querySelector(".carousel");
  return region ? Number(getComputedStyle(region).getPropertyValue("--slides-in-view")) || 1 : 0;
}
