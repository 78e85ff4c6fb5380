/** @jest-environment node */
import { countAt, DURATION_MS, isPastThreshold, TICK_MS } from "./count-up";

describe("a counter", () => {
  test.each([
    [35, 1000, 17],
    [25_000, 1000, 12_400],
    [94, 1000, 46],
  ])("of %d shows, after %d ms, what the last whole step of 16 ms says: %d", (target, elapsed, shown) => {
    expect(countAt(target, elapsed)).toBe(shown);
  });

  test("begins at 0, and a clock that runs backwards does not take it below", () => {
    for (const elapsed of [0, TICK_MS - 1, -50]) expect(countAt(25_000, elapsed)).toBe(0);
  });

  test.each([35, 25_000, 94])("ends at exactly %d, however late the last step is", (target) => {
    expect(countAt(target, DURATION_MS)).toBe(target);
    expect(countAt(target, 10 * DURATION_MS)).toBe(target);
  });
});

/** All in px. */
test.each([
  ["when 30 % of the section is in view", { visible: 300, section: 1000, screen: 800 }, true],
  ["not before", { visible: 298, section: 1000, screen: 800 }, false],
  [
    "when a section of which 30 % never fit nearly fills the screen",
    { visible: 360, section: 3000, screen: 400 },
    true,
  ],
  ["not when it does not", { visible: 300, section: 3000, screen: 400 }, false],
  ["never out of view", { visible: 0, section: 1000, screen: 800 }, false],
  ["not even in a section without height", { visible: 0, section: 0, screen: 800 }, false],
])("the counters start %s", (_when, { visible, section, screen }, starts) => {
  expect(isPastThreshold(visible, section, screen)).toBe(starts);
});
