import { hasModifierKey } from "./events";

/** Evens out differences between browsers when the focus moves. */
export function startFocus(signal: AbortSignal): void {
  document.addEventListener("click", focusTarget, { signal });
  document.addEventListener("focusin", showFocus, { signal });
}

/**
 * A link within the page moves the focus to the first text of the section that it leads to, so that screen readers
 * continue from there. In Firefox, they would otherwise say nothing.
 */
function focusTarget(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const text = link && document.querySelector<HTMLElement>(`${link.hash} :is(h1, h2, h3, p)`);
  if (!text || hasModifierKey(event)) return;
  const focus = () => {
    const hasMovedOn = document.activeElement !== link && document.activeElement !== document.body;
    if (hasMovedOn) return;
    text.tabIndex = -1;
    text.focus({ preventScroll: true });
    // With a `tabindex`, it would take the focus at every click on its text.
    text.addEventListener("blur", () => text.removeAttribute("tabindex"), { once: true });
  };
  // The browser navigates after this handler, and resets the focus. To the same address, there is no `hashchange`, and the
  // browser may reset the focus a frame later.
  if (link.hash !== location.hash) addEventListener("hashchange", focus, { once: true });
  else requestAnimationFrame(() => requestAnimationFrame(focus));
}

/** Scrolls a control with keyboard focus fully into view. Firefox leaves it partly hidden. */
function showFocus({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
  if (target.closest(".site-header") || target.matches('[tabindex="-1"]')) return;
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
