import { useEffect } from "react";
import { isZoomed } from "../../lib/gestures";

/** Gives the page the state `zoomed`, a class of the root element, while it is enlarged: there, a finger pans. */
export function useZoomedState(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const update = () => document.documentElement.classList.toggle("zoomed", isZoomed());
    update();
    viewport?.addEventListener("resize", update);
    return () => viewport?.removeEventListener("resize", update);
  }, []);
}
