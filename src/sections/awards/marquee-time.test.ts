/** @jest-environment node */
import { durationOf, offsetAt, offsetToCenter, SPEED_PX_PER_SECOND, timeAt } from "./marquee-time";

const WIDTH = 1584;

describe("marquee-time", () => {
  test("a round takes as long as its width needs at the marquee's speed", () => {
    expect(durationOf(SPEED_PX_PER_SECOND)).toBe(1000);
    expect(durationOf(WIDTH)).toBe(49_500);
  });

  test.each([0, 1, 700, 1583])("the time of %d px is the time at which the marquee is there", (offset) => {
    expect(offsetAt(timeAt(offset, WIDTH), WIDTH)).toBeCloseTo(offset);
  });

  test("beyond either end of the round it goes on where the loop does, at the seam with its beginning", () => {
    expect(timeAt(WIDTH + 10, WIDTH)).toBeCloseTo(timeAt(10, WIDTH));
    expect(timeAt(-3 * WIDTH - 10, WIDTH)).toBeCloseTo(timeAt(WIDTH - 10, WIDTH));
    expect(offsetAt(durationOf(WIDTH) * 7 + timeAt(10, WIDTH), WIDTH)).toBeCloseTo(10);
    expect(timeAt(WIDTH, WIDTH)).toBe(0);
    expect(offsetAt(durationOf(WIDTH), WIDTH)).toBe(0);
  });

  test("a badge comes to the middle of the marquee, except where there is nothing before it", () => {
    expect(offsetToCenter(1000, 144, 1184)).toBe(480);
    expect(offsetToCenter(0, 144, 1184)).toBe(0);
    expect(offsetToCenter(176, 144, 350)).toBe(73);
  });
});
