import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { carousel } from "./carousel";

type SlickSlider = typeof import("./SlickSlider").default;

/**
 * Loads react-slick when the carousel comes near the screen.
 *
 * @param fits whether all slides fit on the screen, so that the carousel does not need react-slick
 * @returns the slider; undefined before it may replace the row, and if it cannot be loaded
 */
export function useSlickSlider(fits: boolean): SlickSlider | undefined {
  const [Slider, setSlider] = useState<SlickSlider>();

  useEffect(() => {
    if (fits) return;
    const { region, row } = carousel();
    const listeners = new AbortController();
    const { signal } = listeners;
    function replaceRow(loaded: SlickSlider): void {
      // Earlier, the visitor would lose the focus, or a click between press and release.
      if (signal.aborted || row.matches(":active, :focus-within")) return;
      listeners.abort();
      // React must render now, before the visitor can press something in the row.
      flushSync(() => setSlider(() => loaded));
    }
    async function load(): Promise<void> {
      const module = await import("./SlickSlider").catch(() => undefined);
      // The browser has logged the failed file, and the row works without it.
      if (!module) return;
      // When these events come, the row still counts as used.
      const onRelease = () => setTimeout(replaceRow, 0, module.default);
      for (const type of ["focusout", "click", "pointercancel"]) document.addEventListener(type, onRelease, { signal });
      replaceRow(module.default);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: "600px" },
    );
    observer.observe(region);
    return () => {
      observer.disconnect();
      listeners.abort();
      setSlider(undefined);
    };
  }, [fits]);

  return Slider;
}
