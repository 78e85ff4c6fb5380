import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { mockIntersectionObserver } from "../../../test/helpers/mock-intersection-observer";
import { useCountUp } from "./useCountUp";

const section = { current: document.createElement("section") };
section.current.innerHTML = '<ul><li class="stat"><p></p></li><li class="stat"><p></p></li></ul>';
const [first, last] = section.current.querySelectorAll("p");
let observers: ReturnType<typeof mockIntersectionObserver>;

function start() {
  const useClock = (props: { enabled: boolean }) => useCountUp(section, props.enabled);
  return renderHook(useClock, { initialProps: { enabled: true }, wrapper: StrictMode });
}

const place = (element: Element | undefined, top: number, height: number) =>
  Object.assign(element ?? {}, { getBoundingClientRect: () => new DOMRect(0, top, 9, height) });

/**
 * Scrolls until the section begins at `top`, on a screen 768 px high. The section is 1000 px high, and its last figure
 * ends `end` px below its start.
 */
function scrollTo(top: number, end = 250) {
  place(section.current, top, 1000);
  place(first, top + 100, 50);
  place(last, top + end - 50, 50);
  observers.report({ isIntersecting: true });
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
    scrollTo(768 - 290);
    pass(500);
    expect(result.current).toBe(0);
    scrollTo(768 - 310);
    pass(16);
    expect(result.current).toBe(16);
    pass(1952);
    expect(result.current).toBe(1968);
    pass(48);
    expect(result.current).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
    expect(observers.watched()).toEqual([]);
  });

  test("the count waits until all figures are in view together, if the screen has room for them", () => {
    const { result } = start();
    scrollTo(768 - 310, 400);
    pass(500);
    expect(result.current).toBe(0);
    scrollTo(768 - 310, 1000);
    pass(160);
    expect(result.current).toBe(160);
  });

  test("the count follows the clock", () => {
    const { result } = start();
    scrollTo(100);
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
      if (when === "while it counts") scrollTo(100);
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
    scrollTo(100);
    expect(result.current).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });

  test("the count leaves neither a timer nor an observer behind", () => {
    const { unmount } = start();
    scrollTo(100);
    pass(100);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    expect(observers.watched()).toEqual([]);
  });
});
