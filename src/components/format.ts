const NUMBER = new Intl.NumberFormat("en-US");
const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** 25000 → "25,000". */
export function formatNumber(value: number): string {
  return NUMBER.format(value);
}

/** "2025-03-14" → "March 14, 2025", wherever the visitor is. */
export function formatDate(isoDate: string): string {
  return DATE.format(new Date(`${isoDate}T00:00:00Z`));
}

/** "09:00" → "9:00 am". */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "am" : "pm"}`;
}

interface OpeningHours {
  from: string;
  to: string;
  opens: string;
  closes: string;
}

/** "Monday to Friday, 9:00 am to 5:00 pm". */
export function formatHours({ from, to, opens, closes }: OpeningHours): string {
  const days = from === to ? from : `${from} to ${to}`;
  return `${days}, ${formatTime(opens)} to ${formatTime(closes)}`;
}
