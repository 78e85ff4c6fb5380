import { END_OF_DAY, type OpeningHours } from "./format";

const WEEK = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/** The names of the time zones in the IANA database. */
const ZONES: Record<Queries.TimeZone, string> = {
  Eastern: "America/New_York",
  Central: "America/Chicago",
  Mountain: "America/Denver",
  Arizona: "America/Phoenix",
  Pacific: "America/Los_Angeles",
  Alaska: "America/Anchorage",
  Hawaii: "Pacific/Honolulu",
};

/**
 * Returns whether the office is open at a given time.
 *
 * @param zone the office's time zone, in which the hours are given
 */
export function isOpenAt(time: Date, hours: readonly OpeningHours[], zone: Queries.TimeZone): boolean {
  const timeZone = ZONES[zone];
  const day = WEEK.indexOf(time.toLocaleDateString("en-US", { timeZone, weekday: "long" }));
  // The British format is the one that the content uses: "09:05".
  const clock = time.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return hours.some(({ from, to, opens, closes }) => {
    const isOpenToday = WEEK.indexOf(from) <= day && day <= WEEK.indexOf(to);
    const isBeforeClosing = clock < closes || closes === END_OF_DAY;
    return isOpenToday && opens <= clock && isBeforeClosing;
  });
}
