import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNearViewport } from "../../hooks/useNearViewport";
import type { SliderHandle } from "./SlickSlider";
import type { Step } from "./useSteps";

type SliderComponent = typeof import("./SlickSlider").default;

/** Milliseconds between two looks at whether the visitor has let go of the row. */
const LOOK_INTERVAL_MS = 100;

type ElementRef = RefObject<HTMLElement | null>;

/**
 * Loads the slider when the carousel comes near, and moves whichever is there: the slider, or the plain row.
 *
 * @param row the plain row that is there until the slider arrives, and while all slides fit
 * @param fits whether all slides fit; when they no longer do, the slider begins where the row is
 * @param onRowStep is told which slide is the first in view after a step of the plain row, counted from 0
 */
export function useSlider(region: ElementRef, row: ElementRef, fits: boolean, onRowStep: (first: number) => void) {
  const near = useNearViewport(region);
  const handle = useRef<SliderHandle>(null);
  const [loaded, setLoaded] = useState<{ Slider: SliderComponent; initialSlide: number } | null>(null);

  useEffect(() => {
    if (!near || fits) return;
    let wanted = true;
    import("./SlickSlider").then(
      ({ default: Slider }) => {
        whenUntouched(row, () => {
          const initialSlide = row.current ? Math.round(row.current.scrollLeft / slideWidth(row.current)) : 0;
          // At once: in the meantime the visitor might press something in the row.
          if (wanted) flushSync(() => setLoaded({ Slider, initialSlide }));
        });
      },
      // The plain row does all that matters; the browser has already reported the file that failed.
      () => undefined,
    );
    return () => {
      wanted = false;
      setLoaded(null);
    };
  }, [near, fits, row]);

  function move(step: Step) {
    if (handle.current) handle.current.step(step);
    else if (row.current) onRowStep(scrollRow(row.current, step));
  }

  /** Focus inside a slide would be lost when the slide goes out of view; the carousel itself keeps it, and its keys. */
  function keepFocus() {
    const slide = document.activeElement?.closest(".slide");
    if (slide && region.current?.contains(slide)) region.current.focus({ preventScroll: true });
  }

  return { Slider: loaded?.Slider, initialSlide: loaded?.initialSlide ?? 0, handle, move, keepFocus };
}

/** Scrolls the row by one slide, beyond either end to the other one. @returns the first slide then in view, from 0 */
function scrollRow(row: HTMLElement, step: Step): number {
  const width = slideWidth(row);
  const end = row.scrollWidth - row.clientWidth;
  let left = row.scrollLeft + step * width;
  // At an end within a pixel: places are fractions on some screens.
  if (step === 1 && row.scrollLeft >= end - 1) left = 0;
  if (step === -1 && row.scrollLeft <= 1) left = end;
  row.scrollTo({ left });
  return Math.round(left / width);
}

/** As wide as they are: how many fit is known only a moment after React has taken the page over. */
function slideWidth({ scrollWidth, children }: HTMLElement): number {
  return (scrollWidth || 1) / (children.length || 1);
}

/** Replacing the row would drop the focus that is in it, and the click that ends when a pressed button is let go. */
function whenUntouched(row: ElementRef, proceed: () => void): void {
  if (row.current?.matches(":active, :focus-within")) setTimeout(whenUntouched, LOOK_INTERVAL_MS, row, proceed);
  else proceed();
}
