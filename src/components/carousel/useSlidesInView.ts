import { type RefObject, useSyncExternalStore } from "react";

function onResize(notify: () => void): () => void {
  addEventListener("resize", notify);
  return () => removeEventListener("resize", notify);
}

/**
 * Returns how many slides are in view, as src/styles/carousel.css says for the width of the screen. It is 1 while the
 * HTML is written and until React has hydrated it.
 */
export function useSlidesInView(carousel: RefObject<HTMLElement | null>): number {
  return useSyncExternalStore(
    onResize,
    () => (carousel.current ? Number(getComputedStyle(carousel.current).getPropertyValue("--slides-in-view")) || 1 : 1),
    () => 1,
  );
}
