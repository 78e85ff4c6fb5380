import { useEffect } from "react";
import { hasModifierKey } from "../../lib/keyboard";

/** The Tab key reaches one badge of the strip. With this, the arrow keys reach the others. */
export function useArrowKeys(): void {
  useEffect(() => {
    const list = document.querySelector<HTMLElement>(".award-marquee ul");
    const badges = [...(list?.querySelectorAll("img") ?? [])];
    const listeners = new AbortController();
    function onKeyDown(event: KeyboardEvent) {
      const { length } = badges;
      const at = badges.indexOf(event.target as HTMLImageElement);
      const next = { ArrowLeft: at - 1, ArrowRight: (at + 1) % length, Home: 0, End: -1 }[event.key];
      if (next === undefined || hasModifierKey(event)) return;
      event.preventDefault();
      badges.at(next)?.focus({ preventScroll: true });
    }
    function onFocus({ target }: FocusEvent) {
      for (const badge of badges) badge.tabIndex = badge === target ? 0 : -1;
    }
    list?.addEventListener("keydown", onKeyDown, { signal: listeners.signal });
    list?.addEventListener("focusin", onFocus, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);
}
