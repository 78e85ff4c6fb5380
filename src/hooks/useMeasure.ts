import { useSyncExternalStore } from "react";

function onResize(notify: () => void): () => void {
  addEventListener("resize", notify);
  return () => removeEventListener("resize", notify);
}

/** Returns `measure()` at the window's current size, or `initial` in the HTML and until the island has started. */
export function useMeasure<T extends number | boolean>(measure: () => T, initial: T): T {
  return useSyncExternalStore(onResize, measure, () => initial);
}
