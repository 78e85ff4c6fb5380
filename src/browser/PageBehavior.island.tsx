import { useEffect } from "react";
import { isZoomed } from "./events";
import { startFocus } from "./focus";
import { startMenu } from "./site-menu";
import { startTooltips } from "./tooltips";

/** What every page does: listeners on HTML that is already there. */
export function PageBehavior() {
  useEffect(() => {
    const listeners = new AbortController();
    startTooltips(listeners.signal);
    startMenu(listeners.signal);
    startFocus(listeners.signal);
    markZoom(listeners.signal);
    return () => listeners.abort();
  }, []);
  return null;
}

/** Sets the class `zoomed` of the root element on an enlarged page, where one finger moves the page (utilities.css). */
function markZoom(signal: AbortSignal): void {
  const update = () => document.documentElement.classList.toggle("zoomed", isZoomed());
  update();
  window.visualViewport?.addEventListener("resize", update, { signal });
}
