import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

type SlickSlider = typeof import("./SlickSlider").default;

/** Returns the carousel of an element in it: its region, and the row of slides in the HTML. */
export function carouselOf({ current: inside }: RefObject<HTMLElement | null>) {
  const region = inside?.closest<HTMLElement>(".carousel");
  const row = region?.querySelector<HTMLElement>(".carousel-row");
  if (!region || !row) throw new Error("The carousel has no row (ReviewsSection.tsx).");
  return { region, row };
}

export function firstInView({ scrollLeft, scrollWidth, childElementCount }: HTMLElement): number {
  return Math.round((scrollLeft / (scrollWidth || 1)) * childElementCount);
}

/**
 * Loads react-slick when the carousel comes near the screen.
 *
 * @param inside an element in the carousel
 * @param fits whether all slides fit on the screen, so that the carousel does not need react-slick
 * @returns the slider; undefined before it may replace the row, and if it cannot be loaded
 */
export function useSlickSlider(inside: RefObject<HTMLElement | null>, fits: boolean): SlickSlider | undefined {
  const [Slider, setSlider] = useState<SlickSlider>();

  useEffect(() => {
    if (fits) return;
    const { region, row } = carouselOf(inside);
    const waiting = new AbortController();
    // React must render now, before the visitor can press something in the row.
    const replace = (loaded: SlickSlider) => flushSync(() => setSlider(() => loaded));
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import("./SlickSlider").then(
          ({ default: loaded }) => whenUnused(row, () => replace(loaded), waiting.signal),
          // The browser has logged the failed file, and the row works without it.
          () => undefined,
        );
      },
      { rootMargin: "600px" },
    );
    observer.observe(region);
    return () => {
      observer.disconnect();
      waiting.abort();
    };
  }, [inside, fits]);

  return Slider;
}

/**
 * Calls `proceed` once nothing in the row is pressed or has the focus. Replacing it earlier would lose the focus, or
 * a click between press and release.
 */
function whenUnused(row: HTMLElement, proceed: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!row.matches(":active, :focus-within")) {
    proceed();
    return;
  }
  const releases = ["focusout", "click", "pointercancel"];
  const onRelease = () => {
    for (const type of releases) document.removeEventListener(type, onRelease);
    // When these events come, the row still counts as used.
    setTimeout(whenUnused, 0, row, proceed, signal);
  };
  for (const type of releases) document.addEventListener(type, onRelease);
}
