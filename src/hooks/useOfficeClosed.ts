import { useEffect, useState } from "react";
import { isOpenAt } from "../lib/opening-hours";

/** Milliseconds between two looks at the clock: the office opens and closes on the minute. */
const CHECK_INTERVAL_MS = 60_000;

/** Whether the office is closed now. False in the HTML, which may be read at any hour. */
export function useOfficeClosed({ hours, timeZone }: Queries.CallToActionFragment["contact"]): boolean {
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    const check = () => setClosed(!isOpenAt(new Date(), hours, timeZone));
    check();
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    // A tab of yesterday, whose timers slept.
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [hours, timeZone]);

  return closed;
}
