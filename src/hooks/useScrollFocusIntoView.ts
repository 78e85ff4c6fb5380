import { useEffect } from "react";

/**
 * Scrolls an element that gets focus from the keyboard into view if it is off screen, or covered by the header or the
 * call bar. Chromium and Firefox already do this because of `scroll-padding`. WebKit does not scroll to a covered
 * element, or to one in the part of the header that scrolls away on a phone.
 */
export function useScrollFocusIntoView(): void {
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
      const isInHeader = target.closest(".site-header") !== null;
      if (!isInHeader) target.scrollIntoView({ block: "nearest", inline: "nearest" });
      else if (target.getBoundingClientRect().top < 0) window.scrollTo({ top: 0 });
    };
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, []);
}
