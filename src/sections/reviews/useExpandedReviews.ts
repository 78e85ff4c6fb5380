import { useEffect, useState, useSyncExternalStore } from "react";

/**
 * Which reviews are open, by id. Kept outside of React's state, so that opening one renders that review alone, not the
 * whole carousel: on a phone the difference is a frame.
 */
export interface ExpandedReviews {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Calls `listener` after each change; the answer ends that. */
  subscribe: (listener: () => void) => () => void;
}

/** What the visitor opened before React took over stays open. */
export function useExpandedReviews(): ExpandedReviews {
  const [{ replace, ...reviews }] = useState(createExpandedReviews);

  useEffect(() => {
    const read = () => {
      const opened = document.querySelectorAll<HTMLElement>("[data-review-id][data-expanded]");
      replace([...opened].map(({ dataset }) => dataset.reviewId ?? ""));
    };
    read();
    // Until then presses are the early script's affair.
    addEventListener("react:ready", read);
    return () => removeEventListener("react:ready", read);
  }, [replace]);

  return reviews;
}

/** Whether one of them is open. Closed in the HTML: it is CSS that hides the rest, and only where script runs. */
export function useIsExpanded({ subscribe, has }: ExpandedReviews, id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => has(id),
    () => false,
  );
}

function createExpandedReviews(): ExpandedReviews & { replace: (ids: readonly string[]) => void } {
  let expanded = new Set<string>();
  const listeners = new Set<() => void>();

  function replace(ids: readonly string[]) {
    expanded = new Set(ids);
    for (const listener of listeners) listener();
  }
  return {
    has: (id) => expanded.has(id),
    toggle: (id) => replace(expanded.has(id) ? [...expanded].filter((open) => open !== id) : [...expanded, id]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace,
  };
}
