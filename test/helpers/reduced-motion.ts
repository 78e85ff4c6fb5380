import { act } from "@testing-library/react";

/** Makes the visitor prefer reduced motion, until the test changes that. */
export function preferReducedMotion() {
  const list = Object.assign(window.matchMedia("(prefers-reduced-motion: reduce)"), { matches: true });
  jest.spyOn(window, "matchMedia").mockReturnValue(list);
  const change = (matches: boolean) =>
    act(() => void Object.assign(list, { matches }).dispatchEvent(new Event("change")));
  return { change };
}
