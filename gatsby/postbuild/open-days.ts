import { WEEKDAYS } from "../content/schemas";

export type Weekday = (typeof WEEKDAYS)[number];

/** "Monday" to "Wednesday" → those two and the day between; "Saturday" to "Monday" goes over the week's end. */
export function openDays(from: Weekday, to: Weekday): Weekday[] {
  const first = WEEKDAYS.indexOf(from);
  const count = ((WEEKDAYS.indexOf(to) - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length: count }, (_, day) => WEEKDAYS[(first + day) % WEEKDAYS.length] ?? from);
}
