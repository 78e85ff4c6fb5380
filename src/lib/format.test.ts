/** @jest-environment node */
import { formatAllHours, formatDate, formatHours, formatList, formatNumber, formatTime } from "./format";

describe("format", () => {
  test("numbers and dates look as Intl formats them in American English", () => {
    const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
    for (let month = 1; month <= 12; month += 1) {
      const isoDate = `2025-${String(month).padStart(2, "0")}-09`;
      expect(formatDate(isoDate)).toBe(date.format(new Date(isoDate)).replace(" ", "\u00a0"));
    }
    for (let value = 0; value < 10_000_000; value = value * 3 + 1) {
      expect(formatNumber(value)).toBe(value.toLocaleString("en-US"));
    }
  });

  test.each([
    ["00:00", "12:00\u00a0am"],
    ["09:05", "9:05\u00a0am"],
    ["12:00", "12:00\u00a0pm"],
    ["23:58", "11:58\u00a0pm"],
    ["23:59", "midnight"],
  ])("the time %s reads %s", (time, written) => {
    expect(formatTime(time)).toBe(written);
  });

  test.each([
    [[], ""],
    [["Michigan"], "Michigan"],
    [["Michigan", "U.S. District Court, E.D. Mich."], "Michigan and U.S. District Court, E.D. Mich."],
    [["Michigan", "Ohio", "Indiana"], "Michigan, Ohio and Indiana"],
  ])("the list %p reads “%s”", (words, written) => {
    expect(formatList(words)).toBe(written);
  });

  test("up to three opening hours are written on one line; a single day is written once", () => {
    const monday = { from: "Monday", to: "Monday", opens: "09:00", closes: "17:00" };
    const week = { ...monday, to: "Friday" };
    const nine = "9:00\u00a0am";
    const five = "5:00\u00a0pm";
    expect(formatAllHours([monday, week])).toBe(`Monday, ${nine} to ${five}; Monday to Friday, ${nine} to ${five}`);
    expect(formatAllHours([monday, week, monday, week])).toBe("");
    const allDay = { ...week, opens: "00:00", closes: "23:59" };
    expect(formatHours(allDay)).toBe("Monday to Friday, 24\u00a0hours");
  });
});
