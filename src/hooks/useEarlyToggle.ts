import { type RefObject, useEffect, useState } from "react";
import { HYDRATED_EVENT } from "../client/hydrated-event";

/**
 * Whether a button with `aria-expanded` is open, and how to toggle it. Until React has taken over,
 * src/client/inline/early-clicks.ts does that in the HTML; what the visitor opened then stays open.
 */
export function useEarlyToggle(button: RefObject<HTMLButtonElement | null>): [expanded: boolean, toggle: () => void] {
  const [expanded, setExpanded] = useState(false);

  useEffect(() => {
    const read = () => setExpanded(button.current?.ariaExpanded === "true");
    read();
    addEventListener(HYDRATED_EVENT, read);
    return () => removeEventListener(HYDRATED_EVENT, read);
  }, [button]);

  return [expanded, () => setExpanded((before) => !before)];
}
