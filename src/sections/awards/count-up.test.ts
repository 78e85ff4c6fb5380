import { countAt, DURATION, isVisibleEnough, TICK } from "./count-up";

test.each([
  [35, 1000, 17],
  [25_000, 1000, 12_400],
  [94, 1000, 46],
])("a counter of %d shows, after %d ms, what the last whole step of 16 ms says: %d", (target, elapsed, shown) => {
  expect(countAt(target, elapsed)).toBe(shown);
});

test("it begins at 0, and a clock that runs backwards does not take it below", () => {
  expect(countAt(25_000, 0)).toBe(0);
  expect(countAt(25_000, TICK - 1)).toBe(0);
  expect(countAt(25_000, -50)).toBe(0);
});

test.each([35, 25_000, 94])("it ends at exactly %d, however late the last step is", (target) => {
  expect(countAt(target, DURATION)).toBe(target);
  expect(countAt(target, 10 * DURATION)).toBe(target);
});

test("it only changes with a step, and never falls", () => {
  const counts = Array.from({ length: DURATION + 1 }, (_, elapsed) => countAt(25_000, elapsed));
  for (const [elapsed, count] of counts.entries()) {
    if (elapsed === 0) continue;
    const before = counts[elapsed - 1] ?? 0;
    expect(count).toBeGreaterThanOrEqual(before);
    if (elapsed % TICK !== 0) expect(count).toBe(before);
  }
});

describe("the counters start", () => {
  test("when 30 % of the section is in view, and not before", () => {
    expect(isVisibleEnough(298, 1000, 800)).toBe(false);
    expect(isVisibleEnough(300, 1000, 800)).toBe(true);
  });

  test("in a section so tall that 30 % of it never fit: when it nearly fills the screen", () => {
    expect(isVisibleEnough(300, 3000, 400)).toBe(false);
    expect(isVisibleEnough(360, 3000, 400)).toBe(true);
  });

  test("never out of view, not even in a section without height", () => {
    expect(isVisibleEnough(0, 1000, 800)).toBe(false);
    expect(isVisibleEnough(0, 0, 800)).toBe(false);
  });
});
