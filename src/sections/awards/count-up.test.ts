/** @jest-environment node */
import { countAt, DURATION_MS, isPastThreshold, TICK_MS } from "./count-up";

describe("a counter", () => {
  test.each([
    [35, 1000, 17],
    [25_000, 1000, 12_400],
    [94, 1000, 46],
  ])(
    "that counts to %d shows, after %d ms, the number of the last whole step of 16 ms: %d",
    (target, elapsed, shown) => {
      expect(countAt(target, elapsed)).toBe(shown);
    },
  );

  test("begins at 0, and stays there if the clock runs backwards", () => {
    for (const elapsed of [0, TICK_MS - 1, -50]) expect(countAt(25_000, elapsed)).toBe(0);
  });

  test.each([35, 25_000, 94])("ends at exactly %d, even if the last step is late", (target) => {
    expect(countAt(target, DURATION_MS)).toBe(target);
    expect(countAt(target, 10 * DURATION_MS)).toBe(target);
  });
});

/** All heights are in px. */
test.each([
  ["when 30 % of the section is in view", { visible: 300, section: 1000, screen: 800 }, true],
  ["not while less is in view", { visible: 298, section: 1000, screen: 800 }, false],
  ["when a very tall section nearly fills the screen", { visible: 360, section: 3000, screen: 400 }, true],
  ["not while a very tall section fills less of the screen", { visible: 300, section: 3000, screen: 400 }, false],
  ["not out of view", { visible: 0, section: 1000, screen: 800 }, false],
  ["not in a section without height", { visible: 0, section: 0, screen: 800 }, false],
])("the counters start %s", (_when, { visible, section, screen }, starts) => {
  expect(isPastThreshold(visible, section, screen)).toBe(starts);
});
