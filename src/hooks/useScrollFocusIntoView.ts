import { useEffect } from "react";

/**
 * Keeps what the keyboard leads to from under what sticks to the screen, and from beyond its edge. Chromium and Firefox
 * do it by themselves, by `scroll-padding`; WebKit leaves what is within the screen where it is, covered or not, and does
 * not know that of the header that sticks, the upper part has gone.
 */
export function useScrollFocusIntoView(): void {
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
      if (!target.closest(".site-header")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
      else if (target.getBoundingClientRect().top < 0) window.scrollTo({ top: 0 });
    };
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, []);
}
