import { useEffect } from "react";

/**
 * Scrolls an element that gets keyboard focus into view if it is off screen, or covered by the header. Chromium
 * and Firefox already do this because of `scroll-padding`. WebKit does not scroll to a covered element.
 */
export function useScrollFocusIntoView(): void {
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
      const isInHeader = target.closest(".site-header") !== null;
      const header = document.querySelector<HTMLElement>(".site-header");
      const usual = Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue("--header"), 10);
      // With wider text spacing, the header may have two rows.
      const covers = header && header.offsetHeight > usual && getComputedStyle(header).top === "0px";
      document.documentElement.style.scrollPaddingTop = covers ? `${header.offsetHeight + 8}px` : "";
      if (!isInHeader) target.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, []);
}
