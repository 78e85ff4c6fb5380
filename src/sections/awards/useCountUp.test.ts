import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { mockIntersectionObserver } from "../../../test/helpers/mock-intersection-observer";
import { useCountUp } from "./useCountUp";

const section = { current: document.createElement("section") };
const enough = { isIntersecting: true, visible: 300, height: 1000 };
let observers: ReturnType<typeof mockIntersectionObserver>;

function start() {
  const useClock = (props: { enabled: boolean }) => useCountUp(section, props.enabled);
  return renderHook(useClock, { initialProps: { enabled: true }, wrapper: StrictMode });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe("useCountUp", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    observers = mockIntersectionObserver();
  });

  afterEach(() => {
    observers.restore();
    document.documentElement.className = "";
    jest.useRealTimers();
  });

  test("the time stays 0 until the section is in view, then advances every 16 ms, and is null at the end", () => {
    const { result } = start();
    observers.report({ isIntersecting: true, visible: 200, height: 1000 });
    pass(500);
    expect(result.current).toBe(0);
    observers.report(enough);
    pass(16);
    expect(result.current).toBe(16);
    pass(1952);
    expect(result.current).toBe(1968);
    pass(48);
    expect(result.current).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
    expect(observers.watched()).toEqual([]);
  });

  test("the count waits until the last figure is in view, so that all figures count together", () => {
    section.current.innerHTML = '<ul><li class="stat"><p></p></li></ul>';
    const bottom = jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 9, 801));
    const { result } = start();
    observers.report(enough);
    pass(160);
    expect(result.current).toBe(0);
    bottom.mockReturnValue(new DOMRect(0, 0, 9, 700));
    observers.report(enough);
    pass(160);
    expect(result.current).toBe(160);
    section.current.innerHTML = "";
  });

  test("the count starts for a section that was in view only briefly, and follows the clock", () => {
    const { result } = start();
    observers.report(enough, { isIntersecting: false, visible: 0, height: 1000 });
    pass(160);
    expect(result.current).toBe(160);
    const later = performance.now() + 5000;
    jest.spyOn(performance, "now").mockReturnValue(later);
    pass(16);
    expect(result.current).toBeNull();
  });

  test.each(["before the start", "while it counts"])(
    "a preference for reduced motion ends the count for good, %s",
    (when) => {
      const { result, rerender } = start();
      if (when === "while it counts") observers.report(enough);
      pass(500);
      rerender({ enabled: false });
      expect(result.current).toBeNull();
      rerender({ enabled: true });
      expect(observers.watched()).toEqual([]);
      pass(500);
      expect(result.current).toBeNull();
    },
  );

  test("the count never starts on a page whose scripts came too late", () => {
    document.documentElement.className = "js late";
    const { result } = start();
    observers.report(enough);
    expect(result.current).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });

  test("the count leaves neither a timer nor an observer behind", () => {
    const { unmount } = start();
    observers.report(enough);
    pass(100);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    expect(observers.watched()).toEqual([]);
  });
});
