import { useEffect, useState } from "react";
import { isOpenAt } from "../lib/opening-hours";

/** Milliseconds between two checks of the clock. Opening hours are whole minutes. */
const CHECK_INTERVAL_MS = 60_000;

/** Returns whether the office is closed now. It is false in the HTML, which somebody may read at any hour. */
export function useOfficeClosed({ hours, timeZone }: Queries.CallToActionFragment["contact"]): boolean {
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    const check = () => setClosed(!isOpenAt(new Date(), hours, timeZone));
    check();
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    // Browsers suspend the timers of a hidden tab.
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [hours, timeZone]);

  return closed;
}
