import { useEffect } from "react";

/** Returns whether the visitor has enlarged the page with two fingers. */
export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

/** Gives the page the state `zoomed`, a class of the root element, while it is enlarged: there, a finger pans. */
export function useZoomedState(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const onResize = () => document.documentElement.classList.toggle("zoomed", isZoomed());
    viewport?.addEventListener("resize", onResize);
    return () => viewport?.removeEventListener("resize", onResize);
  }, []);
}
