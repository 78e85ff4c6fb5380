/** @jest-environment node */
import { durationOf, offsetAt, offsetToCenter, SPEED_PX_PER_SECOND, timeAt } from "./marquee-time";

const WIDTH = 1584;

describe("marquee-time", () => {
  test("a round takes as long as the marquee's speed and the width of a set require", () => {
    expect(durationOf(SPEED_PX_PER_SECOND)).toBe(1000);
    expect(durationOf(WIDTH)).toBe(49_500);
  });

  test.each([0, 1, 700, 1583])("the time for %d px is the time at which the marquee has moved that far", (offset) => {
    expect(offsetAt(timeAt(offset, WIDTH))).toBeCloseTo(offset);
  });

  test("an offset beyond either end of a set continues at its other end", () => {
    expect(timeAt(WIDTH + 10, WIDTH)).toBeCloseTo(timeAt(10, WIDTH));
    expect(timeAt(-3 * WIDTH - 10, WIDTH)).toBeCloseTo(timeAt(WIDTH - 10, WIDTH));
    expect(timeAt(WIDTH, WIDTH)).toBe(0);
  });

  test("a focused badge moves to the middle of the marquee, unless nothing would be on its left", () => {
    expect(offsetToCenter(1000, 144, 1184)).toBe(480);
    expect(offsetToCenter(0, 144, 1184)).toBe(0);
    expect(offsetToCenter(176, 144, 350)).toBe(73);
  });
});
