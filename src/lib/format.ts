// This file does not use `Intl`: creating its formatters blocks a phone for a sixth of a second. The site needs only
// American English.

const MONTH_NAMES = "January February March April May June July August September October November December";
export const MONTHS = MONTH_NAMES.split(" ");

/** Formats a whole number: 25000 → "25,000". */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Formats an ISO date: "2025-03-14" → "March 14, 2025", without a line break between month and day. */
export function formatDate(isoDate: string): string {
  const [year = 0, month = 1, day = 1] = isoDate.split("-").map(Number);
  return `${MONTHS[month - 1]}\u00a0${day}, ${year}`;
}

/** The closing time that means midnight, because content has no later time. */
const END_OF_DAY = "23:59";

/** Formats a time: "09:00" → "9:00 am", without a line break. */
export function formatTime(time: string): string {
  if (time === END_OF_DAY) return "midnight";
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const hour = hours % 12 || 12;
  const minute = String(minutes).padStart(2, "0");
  const half = hours < 12 ? "am" : "pm";
  return `${hour}:${minute}\u00a0${half}`;
}

export interface OpeningHours {
  /** The first day, for example "Monday". */
  from: string;
  /** The last day. */
  to: string;
  /** For example "09:00". */
  opens: string;
  closes: string;
}

/** Formats opening hours: "Monday to Friday, 9:00 am to 5:00 pm". */
export function formatHours({ from, to, opens, closes }: OpeningHours): string {
  const days = from === to ? from : `${from} to ${to}`;
  const isAllDay = opens === "00:00" && closes === END_OF_DAY;
  return `${days}, ${isAllDay ? "24\u00a0hours" : `${formatTime(opens)} to ${formatTime(closes)}`}`;
}

/** Formats all opening hours as one line. Returns "" for more than three, which nobody would read on one line. */
export function formatAllHours(hours: readonly OpeningHours[]): string {
  return hours.length > 3 ? "" : hours.map(formatHours).join("; ");
}

/** Formats a list: ["Michigan", "Ohio", "Indiana"] → "Michigan, Ohio and Indiana". */
export function formatList(words: readonly string[]): string {
  if (words.length < 2) return words.join();
  const allButLast = words.slice(0, -1).join(", ");
  return `${allButLast} and ${words.at(-1)}`;
}
