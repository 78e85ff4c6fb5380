import { useEffect, useState } from "react";
import { isOpenAt } from "../lib/opening-hours";

/** Whether the office is closed now. False in the HTML, which may be read at any hour. */
export function useOfficeClosed({ hours, timeZone }: Queries.CallToActionFragment["contact"]): boolean {
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    const check = () => setClosed(!isOpenAt(new Date(), hours, timeZone));
    check();
    // A tab of yesterday.
    document.addEventListener("visibilitychange", check);
    return () => document.removeEventListener("visibilitychange", check);
  }, [hours, timeZone]);

  return closed;
}
