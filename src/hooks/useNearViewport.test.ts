import { renderHook } from "@testing-library/react";
import { mockIntersectionObserver } from "../../test/helpers/mock-intersection-observer";
import { useNearViewport } from "./useNearViewport";

let observers: ReturnType<typeof mockIntersectionObserver>;

describe("useNearViewport", () => {
  beforeEach(() => {
    observers = mockIntersectionObserver();
  });

  afterEach(() => observers.restore());

  const ref = { current: document.createElement("div") };
  const [near, far] = [{ isIntersecting: true }, { isIntersecting: false }];

  test("becomes true when the element comes near, stays true, and stops watching", () => {
    const { result } = renderHook(() => useNearViewport(ref));
    observers.report(far);
    expect(result.current).toBe(false);
    observers.report(near);
    expect(result.current).toBe(true);
    expect(observers.watched()).toEqual([]);
  });

  test.each([[[far, near]], [[near, far]]])(
    "notices that it was near, whatever else happened in the same moment",
    (entries) => {
      const { result } = renderHook(() => useNearViewport(ref));
      observers.report(...entries);
      expect(result.current).toBe(true);
    },
  );

  test("watches from 600 px away", () => {
    renderHook(() => useNearViewport(ref));
    expect(observers.options()).toEqual([{ rootMargin: "600px" }]);
  });

  test("watches nothing once it is gone", () => {
    const { unmount } = renderHook(() => useNearViewport(ref));
    expect(observers.watched()).toEqual([ref.current]);
    unmount();
    expect(observers.watched()).toEqual([]);
  });
});
