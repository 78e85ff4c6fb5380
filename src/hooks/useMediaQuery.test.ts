import { renderHook } from "@testing-library/react";
import { useMediaQuery } from "./useMediaQuery";

test("useMediaQuery removes its listener on unmount", () => {
  const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  jest.spyOn(window, "matchMedia").mockReturnValue(list as Partial<MediaQueryList> as MediaQueryList);
  const { result, unmount } = renderHook(() => useMediaQuery("(min-width: 64rem)"));
  expect(result.current).toBe(true);
  unmount();
  expect(list.removeEventListener.mock.calls).toEqual(list.addEventListener.mock.calls);
});
