import { useEffect } from "react";
import { hasModifierKey } from "../../lib/keyboard";

/** Does what some browsers leave out when the focus moves. */
export function useFocus(): void {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("click", focusTarget, { signal });
    document.addEventListener("focusin", showFocus, { signal });
    return () => listeners.abort();
  }, []);
}

/**
 * A link within the page gives the focus to the heading that it leads to, so that a screen reader goes on from there:
 * with Firefox, it would stay silent. A heading that keeps `tabindex` would get the focus with every click on a text.
 */
function focusTarget(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const heading = link && document.querySelector<HTMLElement>(`${link.hash} :is(h1, h2)`);
  if (!heading || hasModifierKey(event)) return;
  const focus = () => {
    // The visitor may have gone on.
    if (document.activeElement !== link && document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.addEventListener("blur", () => heading.removeAttribute("tabindex"), { once: true });
  };
  // The navigation comes after the click, and takes the focus away. To the same address, it is over two frames later.
  if (link.hash !== location.hash) addEventListener("hashchange", focus, { once: true });
  else requestAnimationFrame(() => requestAnimationFrame(focus));
}

/** Shows all of what gets keyboard focus: Firefox does not scroll to what is partly in view. */
function showFocus({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(":focus-visible:not(.site-header *, h1, h2)")) return;
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
