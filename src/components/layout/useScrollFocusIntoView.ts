import { useEffect } from "react";

/**
 * Scrolls an element that gets keyboard focus into view. Chromium and Firefox already do; WebKit does not scroll to one
 * that the header covers.
 */
export function useScrollFocusIntoView(): void {
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(":focus-visible:not(.site-header *)")) return;
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, []);
}
