import { useEffect, useState } from "react";
import { hasModifierKey } from "../../browser/events";
import { useBrowserValue } from "../../browser/use-browser-value";
import { IconButton } from "../../components/ui/IconButton";
import { findCarousel, firstInView } from "./carousel";
import { useSlickSlider } from "./use-slick-slider";

/**
 * The moving part of the carousel: its arrows, its position, and the slider that takes the place of the row. A click on
 * an arrow scrolls the row (src/browser/page-script.ts) or moves the slider.
 */
export function ReviewSlider({ count }: { count: number }) {
  const shown = useBrowserValue(slidesInView, 0);
  const fits = count <= shown;
  const SlickSlider = useSlickSlider(fits);
  /** The index of the first slide in view. Undefined until the visitor moves: nobody needs to hear the first position. */
  const [first, setFirst] = useState<number>();
  const position = positionOf(first ?? 0, shown, count);

  useEffect(() => {
    const { region, row } = findCarousel();
    const listeners = new AbortController();
    const { signal } = listeners;
    const onScroll = () => {
      const next = fits ? 0 : firstInView(row);
      // Stays undefined at the first slide.
      setFirst((last) => (next === (last ?? 0) ? last : next));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step || hasModifierKey(event)) return;
      event.preventDefault();
      // A key that is held down would move the slides too fast to follow.
      if (!event.repeat) region.querySelector<HTMLElement>(`[data-step="${step}"]`)?.click();
    };
    if (!row.inert) onScroll();
    row.addEventListener("scroll", onScroll, { signal });
    region.addEventListener("keydown", onKeyDown, { signal });
    return () => listeners.abort();
  }, [fits]);

  return (
    <>
      <div className="carousel-controls script:flex mb-3 hidden items-center gap-4 max-md:flex-wrap max-md:justify-between md:absolute md:right-0 md:bottom-full md:mb-8 md:rtl:right-auto">
        <IconButton label="Previous review" icon="previous" data-step={-1} disabled={fits} />
        {/* Screen readers announce each new position. */}
        <div role="status" className="md:order-first">
          <p aria-hidden="true" className="whitespace-nowrap">
            {position}
          </p>
          {/* A translator may have changed this text before React starts. */}
          <p className="sr-only" suppressHydrationWarning>
            {first === undefined
              ? `${count} reviews`
              : `${shown > 1 ? "Reviews" : "Review"} ${position.replace("–", " to ")}`}
          </p>
        </div>
        <IconButton label="Next review" icon="next" data-step={1} disabled={fits} />
      </div>
      {SlickSlider && !fits && <SlickSlider slidesToShow={shown} onChange={setFirst} />}
    </>
  );
}

/** Returns the numbers of the slides in view: "4–6 of 6" or, at the end of the loop, "5, 6, 1 of 6". */
function positionOf(first: number, shown: number, count: number): string {
  const numbers = Array.from({ length: Math.min(shown, count) }, (_, index) => ((first + index) % count) + 1);
  const [from, to] = [first + 1, numbers.at(-1)];
  return to ? `${to > from ? `${from}–${to}` : numbers.join(", ")} of ${count}` : "";
}

/** Returns how many slides the style sheet shows at the current width. */
function slidesInView(): number {
  const region = document.querySelector(".carousel");
  return region ? Number(getComputedStyle(region).getPropertyValue("--slides-in-view")) || 1 : 0;
}
