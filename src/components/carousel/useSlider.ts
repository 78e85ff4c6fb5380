import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNearViewport } from "../../hooks/useNearViewport";
import type { SliderHandle } from "./SlickSlider";
import type { Step } from "./useSteps";

type SliderComponent = typeof import("./SlickSlider").default;

/** The row is checked this often, in ms, until the visitor no longer uses it. */
const CHECK_INTERVAL_MS = 100;

type ElementRef = RefObject<HTMLElement | null>;

/**
 * Loads react-slick when the carousel comes near the screen. Until then, and while all slides fit, the slides are in a
 * plain row.
 *
 * @param region the carousel
 * @param row the plain row
 * @param fits whether all slides fit on the screen, so that the carousel does not need react-slick
 * @param onChange called with the index of the slide that is the first in view, when the row has scrolled or been replaced
 * @returns `Slider` once it has loaded, and the `initialSlide` that was the first in view in the row; `handle` for the
 * slider's ref; `move`, which moves the slider or the row by one slide; and `onRowScroll` for the row
 */
export function useSlider(region: ElementRef, row: ElementRef, fits: boolean, onChange: (first: number) => void) {
  const near = useNearViewport(region);
  const handle = useRef<SliderHandle>(null);
  const [loaded, setLoaded] = useState<{ Slider: SliderComponent; initialSlide: number } | null>(null);

  useEffect(() => {
    if (!near || fits) return;
    let wanted = true;
    import("./SlickSlider").then(
      ({ default: Slider }) => {
        whenUnused(row, () => {
          const initialSlide = row.current ? firstInView(row.current) : 0;
          // React must render now, before the visitor can press something in the row.
          if (wanted) {
            flushSync(() => {
              setLoaded({ Slider, initialSlide });
              onChange(initialSlide);
            });
          }
        });
      },
      // The browser has logged the failed file, and the plain row works without it.
      () => undefined,
    );
    return () => {
      wanted = false;
      setLoaded(null);
    };
  }, [near, fits, row, onChange]);

  function move(step: Step) {
    if (handle.current) handle.current.step(step);
    else if (row.current) scrollRow(row.current, step);
  }

  const onRowScroll = () => row.current && onChange(firstInView(row.current));

  return { Slider: loaded?.Slider, initialSlide: loaded?.initialSlide ?? 0, handle, move, onRowScroll };
}

/** Scrolls the row by one slide, or from one end to the other. */
function scrollRow(row: HTMLElement, step: Step): void {
  const width = slideWidth(row);
  const end = row.scrollWidth - row.clientWidth;
  let left = row.scrollLeft + step * width;
  // Scroll positions are fractions on some screens, so the ends have a tolerance of 1 px.
  if (step === 1 && row.scrollLeft >= end - 1) left = 0;
  if (step === -1 && row.scrollLeft <= 1) left = end;
  row.scrollTo({ left });
}

function firstInView(row: HTMLElement): number {
  return Math.round(row.scrollLeft / slideWidth(row));
}

/** Returns the width of a slide, in px. The layout knows it before React knows how many slides fit. */
function slideWidth({ scrollWidth, children }: HTMLElement): number {
  return (scrollWidth || 1) / (children.length || 1);
}

/**
 * Calls `proceed` once nothing in the row is pressed or has the focus. Replacing the row earlier
 * would lose the focus, or a click between press and release.
 */
function whenUnused(row: ElementRef, proceed: () => void): void {
  const isUsed = row.current?.matches(":active, :focus-within");
  if (isUsed) setTimeout(whenUnused, CHECK_INTERVAL_MS, row, proceed);
  else proceed();
}
