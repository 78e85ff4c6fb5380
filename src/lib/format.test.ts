/** @jest-environment node */
import { formatAllHours, formatStat } from "./format";

test("numbers look as Intl formats them in American English", () => {
  for (const value of [0, 999, 1000, 123_456_789]) expect(formatStat(value, null)).toBe(value.toLocaleString("en-US"));
});

test.each([
  ["Monday", "00:00", "12:00", "Monday, 12:00\u00a0am to 12:00\u00a0pm"],
  [null, "10:00", "14:00", "Monday, 10:00\u00a0am to 2:00\u00a0pm"],
  ["Friday", "09:05", "23:59", "Monday to Friday, 9:05\u00a0am to 11:59\u00a0pm"],
] as const)("opening hours until %s from %s to %s read “%s”", (to, opens, closes, written) => {
  const hours = { from: "Monday" as const, to, opens, closes };
  expect(formatAllHours([hours, hours])).toBe(`${written}; ${written}`);
});
