import { useEffect, useState } from "react";
import { findCarousel } from "./carousel";

type SlickSlider = typeof import("./SlickSlider.island").default;

/**
 * Loads react-slick when the carousel comes near the screen, and returns it. If all slides fit, or the visitor has begun
 * to use the row, the row stays.
 */
export function useSlickSlider(fits: boolean): SlickSlider | undefined {
  const [Slider, setSlider] = useState<SlickSlider>();

  useEffect(() => {
    if (fits) return;
    const { region, row } = findCarousel();
    const listeners = new AbortController();
    const { signal } = listeners;
    let isUsed = row.scrollLeft > 0 || row.matches(":focus-within");
    const onUse = ({ type }: Event) => {
      // When a finger scrolls the page past the row, browsers cancel its pointer.
      isUsed = type !== "pointercancel" || row.scrollLeft > 0;
    };
    for (const type of ["pointerdown", "pointercancel", "focusin", "scroll"]) {
      row.addEventListener(type, onUse, { signal });
    }
    async function load(entries: IntersectionObserverEntry[]) {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // If the file fails, the browser logs it, and the row works without it.
      const slider = await import("./SlickSlider.island").catch(() => undefined);
      if (!isUsed && !signal.aborted) setSlider(() => slider?.default);
    }
    const observer = new IntersectionObserver(load, { rootMargin: "600px" });
    observer.observe(region);
    return () => {
      observer.disconnect();
      listeners.abort();
      setSlider(undefined);
    };
  }, [fits]);

  return Slider;
}
