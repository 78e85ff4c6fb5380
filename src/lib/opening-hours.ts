import { END_OF_DAY, type OpeningHours } from "./format";

const WEEK = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/** Names in the IANA time zone database. */
const ZONES: Record<Queries.TimeZone, string> = {
  Eastern: "America/New_York",
  Central: "America/Chicago",
  Mountain: "America/Denver",
  Arizona: "America/Phoenix",
  Pacific: "America/Los_Angeles",
  Alaska: "America/Anchorage",
  Hawaii: "Pacific/Honolulu",
};

/** @param zone in which the hours are meant, wherever the visitor is */
export function isOpenAt(time: Date, hours: readonly OpeningHours[], zone: Queries.TimeZone): boolean {
  const timeZone = ZONES[zone];
  const day = WEEK.indexOf(time.toLocaleDateString("en-US", { timeZone, weekday: "long" }));
  const clock = time.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return hours.some(({ from, to, opens, closes }) => {
    const isBeforeClosing = clock < closes || closes === END_OF_DAY;
    return WEEK.indexOf(from) <= day && day <= WEEK.indexOf(to) && opens <= clock && isBeforeClosing;
  });
}
