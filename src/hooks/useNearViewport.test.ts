import { renderHook } from "@testing-library/react";
import { mockIntersectionObserver } from "../../test/helpers/mock-intersection-observer";
import { useNearViewport } from "./useNearViewport";

let stage: ReturnType<typeof mockIntersectionObserver>;

beforeEach(() => {
  stage = mockIntersectionObserver();
});

afterEach(() => stage.restore());

const ref = { current: document.createElement("div") };
const [near, far] = [{ isIntersecting: true }, { isIntersecting: false }];

test("becomes true when the element comes near, stays true, and stops watching", () => {
  const { result } = renderHook(() => useNearViewport(ref));
  stage.report(far);
  expect(result.current).toBe(false);
  stage.report(near);
  expect(result.current).toBe(true);
  expect(stage.watched()).toEqual([]);
});

test.each([[[far, near]], [[near, far]]])(
  "notices that it was near, whatever else happened in the same moment",
  (entries) => {
    const { result } = renderHook(() => useNearViewport(ref));
    stage.report(...entries);
    expect(result.current).toBe(true);
  },
);

test("watches from as far away as it is told", () => {
  renderHook(() => useNearViewport(ref, 250));
  expect(stage.options()).toEqual([{ rootMargin: "250px" }]);
});

test("watches nothing once it is gone", () => {
  const { unmount } = renderHook(() => useNearViewport(ref));
  expect(stage.watched()).toEqual([ref.current]);
  unmount();
  expect(stage.watched()).toEqual([]);
});
