import { useEffect, useState } from "react";
import { carousel } from "./carousel";

type SlickSlider = typeof import("./SlickSlider.island").default;

/**
 * Loads react-slick when the carousel comes near the screen, and returns it. If all slides fit, or the visitor has begun
 * to use the row, the row stays.
 */
export function useSlickSlider(fits: boolean): SlickSlider | undefined {
  const [Slider, setSlider] = useState<SlickSlider>();

  useEffect(() => {
    if (fits) return;
    const { region, row } = carousel();
    const listeners = new AbortController();
    const { signal } = listeners;
    let isUsed = row.scrollLeft !== 0 || row.matches(":active, :focus-within");
    for (const type of ["pointerdown", "scroll", "focusin"]) {
      row.addEventListener(type, () => (isUsed = true), { signal });
    }
    // A finger that scrolls the page past the row does not use it.
    const onScrollPast = () => (isUsed = row.scrollLeft !== 0 || row.matches(":focus-within"));
    row.addEventListener("pointercancel", onScrollPast, { signal });
    async function load([entry]: IntersectionObserverEntry[]) {
      if (!entry?.isIntersecting) return;
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
