import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

type SliderComponent = typeof import("./SlickSlider").default;
type ElementRef = RefObject<HTMLElement | null>;

/** The row is checked this often, in ms, until the visitor no longer uses it. */
const CHECK_INTERVAL_MS = 100;

/**
 * Loads react-slick when the carousel comes near the screen.
 *
 * @param region the carousel
 * @param row the row of slides that react-slick replaces
 * @param fits whether all slides fit on the screen, so that the carousel does not need react-slick
 * @returns the slider, and the index of the slide that was first in view in the row; undefined before it has loaded,
 *   and if it cannot be loaded
 */
export function useSlider(region: ElementRef, row: ElementRef, fits: boolean) {
  const [loaded, setLoaded] = useState<{ Slider: SliderComponent; initialSlide: number }>();

  useEffect(() => {
    if (!region.current || fits) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import("./SlickSlider").then(
          ({ default: Slider }) =>
            whenUnused(row, () => {
              const initialSlide = row.current ? firstInView(row.current) : 0;
              // React must render now, before the visitor can press something in the row.
              flushSync(() => setLoaded({ Slider, initialSlide }));
            }),
          // The browser has logged the failed file, and the row works without it.
          () => undefined,
        );
      },
      { rootMargin: "600px" },
    );
    observer.observe(region.current);
    return () => observer.disconnect();
  }, [region, row, fits]);

  return loaded;
}

export function firstInView({ scrollLeft, scrollWidth, childElementCount }: HTMLElement): number {
  return Math.round((scrollLeft / (scrollWidth || 1)) * childElementCount);
}

/**
 * Calls `proceed` once nothing in the row is pressed or has the focus. Replacing it earlier would lose the focus, or
 * a click between press and release.
 */
function whenUnused(row: ElementRef, proceed: () => void): void {
  const isUsed = row.current?.matches(":active, :focus-within");
  if (isUsed) setTimeout(whenUnused, CHECK_INTERVAL_MS, row, proceed);
  else proceed();
}
