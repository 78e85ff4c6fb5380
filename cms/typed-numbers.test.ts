/** @jest-environment node */
import { numberIn } from "./typed-numbers";

test.each([
  ["25,000", 25_000],
  ["1 250 000", 1_250_000],
  ["25\u00a0000", 25_000],
  ["26400", 26_400],
  ["\u221283.37", -83.37],
  ["1,25", undefined],
  ["25,000 000", undefined],
  ["many", undefined],
])("the number in %j is %p", (typed, number) => {
  expect(numberIn(typed, false)).toBe(number);
});

test.each(["12.5", "25.000"])("%j is not a whole number", (typed) => {
  expect(numberIn(typed, false)).toBe(Number(typed));
  expect(numberIn(typed, true)).toBeUndefined();
});
