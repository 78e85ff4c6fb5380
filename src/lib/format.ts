// Not `Intl`: to make its formatters takes a phone a sixth of a second in which it cannot answer, and all there is to
// write is American English.
export const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** 25000 → "25,000". Whole numbers only. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "2025-03-14" → "March 14, 2025", wherever the visitor is. No line ends between month and day. */
export function formatDate(isoDate: string): string {
  const [year = 0, month = 1, day = 1] = isoDate.split("-").map(Number);
  return `${MONTHS[month - 1]}\u00a0${day}, ${year}`;
}

/** The time at which an office closes that is open until the day ends: a clock knows no later one. */
export const END_OF_DAY = "23:59";

/** "09:00" → "9:00 am", on one line. */
export function formatTime(time: string): string {
  if (time === END_OF_DAY) return "midnight";
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")}\u00a0${hours < 12 ? "am" : "pm"}`;
}

export type OpeningHours = Record<"from" | "to" | "opens" | "closes", string>;

function formatTimes({ opens, closes }: OpeningHours, to: string): string {
  if (opens === "00:00" && closes === END_OF_DAY) return "24\u00a0hours";
  return `${formatTime(opens)}${to}${formatTime(closes)}`;
}

/** "Monday to Friday, 9:00 am to 5:00 pm". */
export function formatHours(hours: OpeningHours): string {
  const { from, to } = hours;
  const days = from === to ? from : `${from} to ${to}`;
  return `${days}, ${formatTimes(hours, " to ")}`;
}

/** "Mon–Fri, 9:00 am–5:00 pm", for where there is little room. */
export function formatShortHours(hours: OpeningHours): string {
  const [from, to] = [hours.from.slice(0, 3), hours.to.slice(0, 3)];
  const days = from === to ? from : `${from}–${to}`;
  return `${days}, ${formatTimes(hours, "–")}`;
}

/** All opening hours in a line, or nothing where there are more than anybody reads in one. */
export function formatAllHours(hours: readonly OpeningHours[], format: (hours: OpeningHours) => string): string {
  return hours.length > 3 ? "" : hours.map(format).join("; ");
}

/** ["Michigan", "Ohio", "Indiana"] → "Michigan, Ohio and Indiana". */
export function formatList(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" and ");
}
