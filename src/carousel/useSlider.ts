import { type RefObject, useEffect, useRef, useState } from "react";
import { useNearViewport } from "../hooks/useNearViewport";
import type { SliderHandle } from "./SlickSlider";

type SliderComponent = typeof import("./SlickSlider").default;

interface SliderOptions {
  region: RefObject<HTMLElement | null>;
  /** The plain row that stands in for the slider until it arrives. */
  row: RefObject<HTMLElement | null>;
  slidesToShow: number;
}

/** Loads the slider when the carousel comes near, and moves whichever stands there: the slider, or the plain row. */
export function useSlider({ region, row, slidesToShow }: SliderOptions) {
  const near = useNearViewport(region);
  const handle = useRef<SliderHandle>(null);
  const [loaded, setLoaded] = useState<{ Slider: SliderComponent; initialSlide: number } | null>(null);

  useEffect(() => {
    if (!near) return;
    let wanted = true;
    import("./SlickSlider").then(
      ({ default: Slider }) => {
        if (!wanted) return;
        const { scrollLeft = 0, scrollWidth = 1, children } = row.current ?? {};
        const initialSlide = Math.round((scrollLeft / scrollWidth) * (children?.length ?? 0));
        setLoaded({ Slider, initialSlide });
      },
      // The plain row does all that matters; the browser has already reported the file that failed.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [near, row]);

  function move(step: 1 | -1) {
    keepFocusInside(region.current);
    if (handle.current) step === 1 ? handle.current.next() : handle.current.previous();
    else row.current?.scrollBy({ left: (step * row.current.clientWidth) / slidesToShow });
  }

  return { Slider: loaded?.Slider, initialSlide: loaded?.initialSlide ?? 0, handle, move };
}

/** Focus inside a slide would be lost when the slide goes out of view; the carousel itself keeps it, and its keys. */
function keepFocusInside(region: HTMLElement | null): void {
  if (document.activeElement?.closest(".slide")) region?.focus({ preventScroll: true });
}
