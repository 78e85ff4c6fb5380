import { useSyncExternalStore } from "react";

export const reducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)");

function subscribe(notify: () => void): () => void {
  const list = reducedMotion();
  list.addEventListener("change", notify);
  return () => list.removeEventListener("change", notify);
}

/** Returns whether the visitor prefers reduced motion. It is false in the HTML and until the island has started. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reducedMotion().matches,
    () => false,
  );
}
