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
    let isPressed = false;
    const onPress = ({ type }: PointerEvent) => {
      isPressed = type === "pointerdown";
    };
    // Chromium has no `:active` for a finger. When one scrolls the page past the row, browsers cancel its pointer.
    for (const type of ["pointerdown", "pointerup", "pointercancel"] as const) {
      row.addEventListener(type, onPress, { signal });
    }
    async function load(entries: IntersectionObserverEntry[]) {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // If the file fails, the browser logs it, and the row works without it.
      const slider = await import("./SlickSlider.island").catch(() => undefined);
      const isUsed = row.scrollLeft > 0 || isPressed || row.matches(":focus-within");
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
