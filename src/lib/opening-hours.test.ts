/** @jest-environment node */
import { isOpenAt } from "./opening-hours";

const HOURS = [
  { from: "Monday", to: "Thursday", opens: "09:00", closes: "17:00" },
  { from: "Friday", to: "Friday", opens: "09:00", closes: "12:30" },
];

test.each([
  ["a Thursday in winter, 9:00 am in Michigan", "2026-01-15T14:00:00Z", true],
  ["a minute earlier", "2026-01-15T13:59:00Z", false],
  ["a Thursday in summer, 9:00 am in Michigan", "2026-07-16T13:00:00Z", true],
  ["4:59 pm", "2026-07-16T20:59:00Z", true],
  ["5:00 pm", "2026-07-16T21:00:00Z", false],
  ["a Friday at noon", "2026-07-17T16:00:00Z", true],
  ["a Friday at 12:30 pm", "2026-07-17T16:30:00Z", false],
  ["a Friday just after midnight, when it is still Thursday in Hawaii", "2026-07-17T04:30:00Z", false],
  ["a Sunday", "2026-07-19T16:00:00Z", false],
])("for %s (%s), isOpenAt returns %s", (_when, time, open) => {
  expect(isOpenAt(new Date(time), HOURS, "Eastern")).toBe(open);
});

test("an office that is open all day is open in the day's last minute", () => {
  const allDay = [{ from: "Thursday", to: "Thursday", opens: "00:00", closes: "23:59" }];
  expect(isOpenAt(new Date("2026-07-17T03:59:59Z"), allDay, "Eastern")).toBe(true);
  expect(isOpenAt(new Date("2026-07-17T04:00:00Z"), allDay, "Eastern")).toBe(false);
});

/** The hour in UTC at which an office in each zone opens on a summer day, which is 9 am there. */
const OPENS = { Eastern: 13, Central: 14, Mountain: 15, Arizona: 16, Pacific: 16, Alaska: 17, Hawaii: 19 };

test.each(Object.entries(OPENS))("in the zone %s the office opens at %i:00 UTC", (zone, hour) => {
  expect(isOpenAt(new Date(`2026-07-16T${hour}:00:00Z`), HOURS, zone as Queries.TimeZone)).toBe(true);
  expect(isOpenAt(new Date(`2026-07-16T${hour - 1}:59:00Z`), HOURS, zone as Queries.TimeZone)).toBe(false);
});
