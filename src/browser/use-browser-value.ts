import { useSyncExternalStore } from "react";

const motionQuery = () => window.matchMedia("(prefers-reduced-motion: reduce)");

export const prefersReducedMotion = () => motionQuery().matches;

function subscribe(notify: () => void): () => void {
  const listeners = new AbortController();
  addEventListener("resize", notify, { signal: listeners.signal });
  motionQuery().addEventListener("change", notify, { signal: listeners.signal });
  return () => listeners.abort();
}

/**
 * Returns `read()`, which may depend on the window's size and on reduced motion, or `initial` in the HTML and until the
 * island has started.
 */
export function useBrowserValue<T extends number | boolean>(read: () => T, initial: T): T {
  return useSyncExternalStore(subscribe, read, () => initial);
}
