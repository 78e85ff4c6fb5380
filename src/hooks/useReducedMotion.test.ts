import { renderHook } from "@testing-library/react";
import { useReducedMotion } from "./useReducedMotion";

test("useReducedMotion removes its listener on unmount", () => {
  const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  jest.spyOn(window, "matchMedia").mockReturnValue(list as Partial<MediaQueryList> as MediaQueryList);
  const { result, unmount } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(true);
  unmount();
  expect(list.removeEventListener.mock.calls).toEqual(list.addEventListener.mock.calls);
});
