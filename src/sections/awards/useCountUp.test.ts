import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { mockIntersectionObserver } from "../../../test/helpers/mock-intersection-observer";
import { useCountUp } from "./useCountUp";

const section = { current: document.createElement("section") };
const enough = { isIntersecting: true, visible: 300, height: 1000 };
let observers: ReturnType<typeof mockIntersectionObserver>;

function start(enabled = true) {
  const useClock = (props: { enabled: boolean }) => useCountUp(section, props.enabled);
  return renderHook(useClock, { initialProps: { enabled }, wrapper: StrictMode });
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

  test("it waits at 0 until enough of the section is in view", () => {
    const { result } = start();
    expect(result.current).toBe(0);
    observers.report({ isIntersecting: true, visible: 200, height: 1000 });
    pass(500);
    expect(result.current).toBe(0);
  });

  test("it then tells the time every 16 ms, and after 2,000 ms that the final numbers are to be shown", () => {
    const { result } = start();
    observers.report(enough);
    pass(16);
    expect(result.current).toBe(16);
    pass(16);
    expect(result.current).toBe(32);
    pass(1936);
    expect(result.current).toBe(1968);
    pass(48);
    expect(result.current).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });

  test("it notices a section that came and went in one busy moment, and follows the clock when steps are lost", () => {
    const { result } = start();
    observers.report(enough, { isIntersecting: false, visible: 0, height: 1000 });
    pass(160);
    expect(result.current).toBe(160);
    const later = performance.now() + 5000;
    jest.spyOn(performance, "now").mockReturnValue(later);
    pass(16);
    expect(result.current).toBeNull();
  });

  test("it runs once only, and watches nothing afterward", () => {
    const { result, rerender } = start();
    observers.report(enough);
    pass(2100);
    expect(observers.watched()).toEqual([]);
    rerender({ enabled: false });
    rerender({ enabled: true });
    observers.report(enough);
    pass(100);
    expect(result.current).toBeNull();
  });

  test.each(["before the start", "while it counts"])("the wish for less motion ends it for good, %s", (when) => {
    const { result, rerender } = start();
    if (when === "while it counts") observers.report(enough);
    pass(500);
    rerender({ enabled: false });
    expect(result.current).toBeNull();
    rerender({ enabled: true });
    expect(observers.watched()).toEqual([]);
    pass(500);
    expect(result.current).toBeNull();
  });

  test("under reduced motion, or on a page that has stopped waiting for its scripts, it never begins", () => {
    const { result } = start(false);
    expect(result.current).toBeNull();
    expect(observers.watched()).toEqual([]);
    document.documentElement.className = "js late";
    const { result: late } = start();
    observers.report(enough);
    expect(late.current).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });

  test("it leaves neither a timer nor an observer behind", () => {
    const { unmount } = start();
    observers.report(enough);
    pass(100);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    expect(observers.watched()).toEqual([]);
  });
});
