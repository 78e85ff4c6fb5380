import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False while the HTML is written and until React has taken it over; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
