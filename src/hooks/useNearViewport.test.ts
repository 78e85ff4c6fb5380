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

  test("becomes true when the element comes within 600 px, stays true, and stops watching", () => {
    const { result } = renderHook(() => useNearViewport(ref));
    expect(observers.options()).toEqual([{ rootMargin: "600px" }]);
    observers.report(far);
    expect(result.current).toBe(false);
    observers.report(near);
    expect(result.current).toBe(true);
    expect(observers.watched()).toEqual([]);
  });

  test.each([[[far, near]], [[near, far]]])("notices that it was near, whatever else happened meanwhile", (entries) => {
    const { result } = renderHook(() => useNearViewport(ref));
    observers.report(...entries);
    expect(result.current).toBe(true);
  });

  test("watches nothing once it is gone", () => {
    const { unmount } = renderHook(() => useNearViewport(ref));
    expect(observers.watched()).toEqual([ref.current]);
    unmount();
    expect(observers.watched()).toEqual([]);
  });
});
