import { useSyncExternalStore } from "react";

function onResize(notify: () => void): () => void {
  addEventListener("resize", notify);
  return () => removeEventListener("resize", notify);
}

/**
 * Returns what `measure` returns at the current size of the window; in the HTML and until the island has started,
 * `initial`.
 */
export function useMeasure<T extends number | boolean>(measure: () => T, initial: T): T {
  return useSyncExternalStore(onResize, measure, () => initial);
}
