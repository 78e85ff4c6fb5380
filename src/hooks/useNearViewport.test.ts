import { renderHook } from "@testing-library/react";
import { mockIntersectionObserver } from "../../test/helpers/mock-intersection-observer";
import { useNearViewport } from "./useNearViewport";

const ref = { current: document.createElement("div") };
const [near, far] = [{ isIntersecting: true }, { isIntersecting: false }];
let observers: ReturnType<typeof mockIntersectionObserver>;

describe("useNearViewport", () => {
  beforeEach(() => {
    observers = mockIntersectionObserver();
  });

  afterEach(() => observers.restore());

  test("becomes true when the element comes within 600 px of the screen, and then stops observing it", () => {
    const { result } = renderHook(() => useNearViewport(ref));
    expect(observers.options()).toEqual([{ rootMargin: "600px" }]);
    observers.report(far);
    expect(result.current).toBe(false);
    observers.report(near);
    expect(result.current).toBe(true);
    expect(observers.watched()).toEqual([]);
  });

  test.each([[[far, near]], [[near, far]]])(
    "becomes true if any of several changes reported at once says that the element is near",
    (entries) => {
      const { result } = renderHook(() => useNearViewport(ref));
      observers.report(...entries);
      expect(result.current).toBe(true);
    },
  );

  test("stops observing on unmount", () => {
    const { unmount } = renderHook(() => useNearViewport(ref));
    expect(observers.watched()).toEqual([ref.current]);
    unmount();
    expect(observers.watched()).toEqual([]);
  });
});
