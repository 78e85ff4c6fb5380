import { renderHook } from "@testing-library/react";
import { type Step, useStepQueue } from "./useStepQueue";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const run = jest.fn<void, [Step]>();
  const fix = jest.fn<void, []>();
  const { result, unmount } = renderHook(() => useStepQueue(run, 350, fix));
  return { run, fix, queue: result.current, unmount };
}

test("a step is taken at once", () => {
  const { run, queue } = start();
  queue.request(1);
  expect(run.mock.calls).toEqual([[1]]);
});

test("steps asked for meanwhile follow one by one, in their order", () => {
  const { run, queue } = start();
  queue.request(1);
  queue.request(1);
  queue.request(-1);
  expect(run).toHaveBeenCalledTimes(1);
  queue.ended();
  expect(run).toHaveBeenCalledTimes(2);
  queue.ended();
  expect(run.mock.calls).toEqual([[1], [1], [-1]]);
  queue.ended();
  queue.request(-1);
  expect(run).toHaveBeenCalledTimes(4);
});

test("a step waits for the end of a swipe", () => {
  const { run, queue } = start();
  queue.began();
  queue.request(1);
  expect(run).not.toHaveBeenCalled();
  queue.ended();
  expect(run).toHaveBeenCalledTimes(1);
});

test("a step that was cut off is fixed, and then the next is taken", () => {
  const { run, fix, queue } = start();
  queue.request(1);
  queue.request(1);
  jest.advanceTimersByTime(350);
  expect(fix).not.toHaveBeenCalled();
  jest.advanceTimersByTime(150);
  expect(fix).toHaveBeenCalledTimes(1);
  expect(run).toHaveBeenCalledTimes(1);
  queue.ended();
  expect(run).toHaveBeenCalledTimes(2);
});

test("a fixing that is cut off as well does not hold up the next step", () => {
  const { run, fix, queue } = start();
  queue.request(1);
  queue.request(1);
  jest.advanceTimersByTime(1000);
  expect(fix).toHaveBeenCalledTimes(1);
  expect(run).toHaveBeenCalledTimes(2);
});

test("it leaves no timer behind", () => {
  const { queue, unmount } = start();
  queue.request(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
