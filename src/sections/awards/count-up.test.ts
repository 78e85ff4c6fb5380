import { countAt, DURATION_MS, isPastThreshold, TICK_MS } from "./count-up";

test.each([
  [35, 1000, 17],
  [25_000, 1000, 12_400],
  [94, 1000, 46],
])("a counter of %d shows, after %d ms, what the last whole step of 16 ms says: %d", (target, elapsed, shown) => {
  expect(countAt(target, elapsed)).toBe(shown);
});

test("it begins at 0, and a clock that runs backwards does not take it below", () => {
  expect(countAt(25_000, 0)).toBe(0);
  expect(countAt(25_000, TICK_MS - 1)).toBe(0);
  expect(countAt(25_000, -50)).toBe(0);
});

test.each([35, 25_000, 94])("it ends at exactly %d, however late the last step is", (target) => {
  expect(countAt(target, DURATION_MS)).toBe(target);
  expect(countAt(target, 10 * DURATION_MS)).toBe(target);
});

test("it only changes with a step, and never falls", () => {
  const counts = Array.from({ length: DURATION_MS + 1 }, (_, elapsed) => countAt(25_000, elapsed));
  for (const [elapsed, count] of counts.entries()) {
    if (elapsed === 0) continue;
    const before = counts[elapsed - 1] ?? 0;
    expect(count).toBeGreaterThanOrEqual(before);
    if (elapsed % TICK_MS !== 0) expect(count).toBe(before);
  }
});

describe("the counters start", () => {
  test("when 30 % of the section is in view, and not before", () => {
    expect(isPastThreshold(298, 1000, 800)).toBe(false);
    expect(isPastThreshold(300, 1000, 800)).toBe(true);
  });

  test("in a section so tall that 30 % of it never fit: when it nearly fills the screen", () => {
    expect(isPastThreshold(300, 3000, 400)).toBe(false);
    expect(isPastThreshold(360, 3000, 400)).toBe(true);
  });

  test("never out of view, not even in a section without height", () => {
    expect(isPastThreshold(0, 1000, 800)).toBe(false);
    expect(isPastThreshold(0, 0, 800)).toBe(false);
  });
});
