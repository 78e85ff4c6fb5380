import { useEffect } from "react";

/** What sticks to an edge of the screen, and may lie over what has the focus. */
const STICKS = ".site-header, .call-bar";

/**
 * Keeps what the keyboard leads to from under what sticks to the screen. Chromium and Firefox do it by themselves, by
 * `scroll-padding`; WebKit leaves what is within the screen where it is, covered or not.
 */
export function useFocusInView(): void {
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(STICKS) || !target.matches(":focus-visible")) return;
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, []);
}
