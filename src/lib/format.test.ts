import { formatDate, formatList, formatNumber, formatTime } from "./format";

describe("format", () => {
  test.each([
    [35, "35"],
    [999, "999"],
    [25000, "25,000"],
    [1234567, "1,234,567"],
  ])("%d is written %s", (value, written) => {
    expect(formatNumber(value)).toBe(written);
  });

  test.each([
    ["2025-03-14", "March 14, 2025"],
    // In Michigan it is still the evening before when these days begin in UTC.
    ["2026-01-01", "January 1, 2026"],
    ["2024-02-29", "February 29, 2024"],
  ])("the date %s reads %s", (isoDate, written) => {
    expect(formatDate(isoDate)).toBe(written.replace(" ", "\u00a0"));
  });

  test("numbers and dates are written as Americans write them", () => {
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
    ["00:00", "12:00 am"],
    ["09:05", "9:05 am"],
    ["12:00", "12:00 pm"],
    ["17:30", "5:30 pm"],
    ["23:59", "11:59 pm"],
  ])("the time %s reads %s", (time, written) => {
    expect(formatTime(time)).toBe(written.replace(" ", "\u00a0"));
  });

  test.each([
    [["Michigan"], "Michigan"],
    [["Michigan", "Ohio"], "Michigan and Ohio"],
    [["Michigan", "Ohio", "Indiana"], "Michigan, Ohio and Indiana"],
    [["Michigan", "U.S. District Court, E.D. Mich."], "Michigan and U.S. District Court, E.D. Mich."],
    [[], ""],
  ])("a list reads as one would say it: %p", (words, said) => {
    expect(formatList(words)).toBe(said);
  });
});
