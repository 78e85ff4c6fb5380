import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onceNear } from "../../lib/once-near";
import { carousel } from "./carousel";

type SlickSlider = typeof import("./SlickSlider").default;

/** So many ms after the last event, a tap is a click, and a row without `scrollend` (Safari before 26.2) stands still. */
const STILL_MS = 200;

/** Loads react-slick when the carousel comes near the screen, unless all slides fit, and returns it once it may be shown. */
export function useSlickSlider(fits: boolean): SlickSlider | undefined {
  const [Slider, setSlider] = useState<SlickSlider>();

  useEffect(() => {
    if (fits) return;
    const { region, row } = carousel();
    const listeners = new AbortController();
    const { signal } = listeners;
    let loaded: SlickSlider | undefined;
    let isTouched = false;
    let isScrolling = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** Shows the slider in the row's place, unless the visitor holds the row, scrolls it, or has the focus in it. */
    function replaceRow(): void {
      if (signal.aborted || !loaded || isTouched || isScrolling || row.matches(":active, :focus-within")) return;
      listeners.abort();
      // Now, before the visitor can press something in the row.
      flushSync(() => setSlider(() => loaded));
    }
    function onUse({ type }: Event): void {
      // A finger that scrolls is no pointer any more, and not `:active`, but still a touch.
      if (type.startsWith("touch")) isTouched = type === "touchstart";
      // Chromium sends no `scrollend` for what a pinch scrolls, only the end of its touches.
      isScrolling = type === "scroll" && "onscrollend" in row;
      clearTimeout(timer);
      timer = setTimeout(replaceRow, STILL_MS);
    }
    for (const type of ["touchstart", "touchend", "touchcancel", "scroll", "scrollend", "focusout"]) {
      row.addEventListener(type, onUse, { passive: true, signal });
    }
    // The mouse may leave the row before its button comes up.
    for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, onUse, { signal });

    const load = async () => {
      // If the file fails, the browser logs it, and the row works without it.
      loaded = (await import("./SlickSlider").catch(() => undefined))?.default;
      replaceRow();
    };
    onceNear(region, "600px", load, signal);
    return () => {
      listeners.abort();
      setSlider(undefined);
    };
  }, [fits]);

  return Slider;
}
