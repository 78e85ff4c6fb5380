/**
 * Formats a figure of the firm: 25000 and "+" → "25,000+". An island calls this, and creating a formatter of `Intl` would
 * take about 160 ms on a slow phone.
 */
export function formatStat(value: number, suffix: string | null): string {
  return `${String(value).replace(/\B(?=(\d{3})+$)/g, ",")}${suffix ?? ""}`;
}

/** Formats a date: "2025-03-14" → "March 14, 2025", without a line break between month and day. */
export function formatDate(date: string): string {
  return new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" }).replace(" ", "\u00a0");
}

/** Formats where a fact comes from: "Firm records, as of March 14, 2025". */
export function formatOrigin(source: string | null, asOf: string | null): string {
  const date = asOf && `${source ? "as" : "As"} of ${formatDate(asOf)}`;
  return [source, date].filter(Boolean).join(", ");
}

/** Formats a time: "09:00" → "9:00 am", without a line break. */
function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours < 12 ? "am" : "pm";
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")}\u00a0${half}`;
}

/** Formats opening hours: "Monday to Friday, 9:00 am to 5:00 pm". */
export function formatHours({ from, to, opens, closes }: Queries.SiteHours): string {
  const days = to && to !== from ? `${from} to ${to}` : from;
  return `${days}, ${formatTime(opens)} to ${formatTime(closes)}`;
}

/** Formats all opening hours on one line. */
export function formatAllHours(hours: readonly Queries.SiteHours[]): string {
  return hours.map(formatHours).join("; ");
}
