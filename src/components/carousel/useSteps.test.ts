import { renderHook } from "@testing-library/react";
import { type Step, useSteps } from "./useSteps";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const take = jest.fn<void, [Step]>();
  const recover = jest.fn<void, []>();
  const { result, unmount } = renderHook(() => useSteps({ take, duration: 350, recover }));
  return { take, recover, steps: result.current, unmount };
}

describe("useSteps", () => {
  test.each([
    ["a second step after the first has ended", [1, 1], [1, 1]],
    ["at most three waiting steps", [1, 1, 1, 1, 1, 1], [1, 1, 1, 1]],
    ["neither of two waiting steps in opposite directions", [1, 1, -1], [1]],
    ["a step back after a step forward", [1, -1], [1, -1]],
  ] as const)("takes %s", (_what, requested, taken) => {
    const { take, steps } = start();
    for (const step of requested) steps.request(step);
    expect(take.mock.calls).toEqual([[1]]);
    for (let end = 1; end < taken.length; end += 1) steps.onEnd();
    steps.onEnd();
    expect(take.mock.calls.flat()).toEqual(taken);
  });

  test("waits for the end of a swipe", () => {
    const { take, steps } = start();
    steps.onBegin();
    steps.request(1);
    expect(take).not.toHaveBeenCalled();
    steps.onEnd();
    expect(take).toHaveBeenCalledTimes(1);
  });

  test("recovers an interrupted step as often as necessary before it takes the next one", () => {
    const { take, recover, steps } = start();
    steps.request(1);
    steps.request(1);
    jest.advanceTimersByTime(499);
    expect(recover).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(recover).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(500);
    expect(recover).toHaveBeenCalledTimes(2);
    expect(take).toHaveBeenCalledTimes(1);
    steps.onEnd();
    expect(take).toHaveBeenCalledTimes(2);
  });

  test("leaves no timer behind", () => {
    const { steps, unmount } = start();
    steps.request(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
