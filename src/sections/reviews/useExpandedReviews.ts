import { useEffect, useState, useSyncExternalStore } from "react";
import { HYDRATED_EVENT } from "../../client/hydrated-event";

/**
 * Which reviews are open, by id. Kept outside of React's state, so that opening one renders that review alone, not the
 * whole carousel: on a phone the difference is a frame.
 */
export type ExpandedReviews = ReturnType<typeof createExpandedReviews>;

/** What the visitor opened before React took over stays open. */
export function useExpandedReviews(): ExpandedReviews {
  const [reviews] = useState(createExpandedReviews);

  useEffect(() => {
    const read = () => {
      const open = document.querySelectorAll('[data-review-id] > [aria-expanded="true"]');
      reviews.replace(
        [...open].map((toggle) => toggle.closest("[data-review-id]")?.getAttribute("data-review-id") ?? ""),
      );
    };
    read();
    // Until then clicks are for early-clicks.ts.
    addEventListener(HYDRATED_EVENT, read);
    return () => removeEventListener(HYDRATED_EVENT, read);
  }, [reviews]);

  return reviews;
}

/** Whether one of them is open. False in the HTML. */
export function useIsExpanded({ subscribe, has }: ExpandedReviews, id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => has(id),
    () => false,
  );
}

function createExpandedReviews() {
  let expanded = new Set<string>();
  const listeners = new Set<() => void>();

  function replace(ids: readonly string[]) {
    expanded = new Set(ids);
    for (const listener of listeners) listener();
  }
  return {
    replace,
    has: (id: string) => expanded.has(id),
    toggle: (id: string) => replace(expanded.has(id) ? [...expanded].filter((open) => open !== id) : [...expanded, id]),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
