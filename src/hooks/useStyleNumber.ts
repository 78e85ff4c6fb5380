import { type RefObject, useSyncExternalStore } from "react";

function onResize(notify: () => void): () => void {
  addEventListener("resize", notify);
  return () => removeEventListener("resize", notify);
}

/**
 * Returns the number that the style sheet gives a custom property of an element, at the current size of the window. It
 * is 1 while the HTML is written, and until React has hydrated it.
 */
export function useStyleNumber(element: RefObject<HTMLElement | null>, property: `--${string}`): number {
  return useSyncExternalStore(
    onResize,
    () => (element.current ? Number(getComputedStyle(element.current).getPropertyValue(property)) || 1 : 1),
    () => 1,
  );
}
