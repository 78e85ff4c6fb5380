import { hasModifierKey } from "./events";

/**
 * Closes the phone menu, a `<details>` that works without script:
 * - after a choice, so that it does not cover where the link leads
 * - when a tap or the focus goes elsewhere
 * - with Escape
 * - when the page scrolls by more than the menu's height, unless the keyboard is in the menu
 */
export function startMenu(signal: AbortSignal): void {
  const nav = document.querySelector<HTMLElement>(".site-nav");
  const menu = nav?.querySelector("details");
  const list = nav?.querySelector("ul");
  if (!nav || !menu || !list) return;
  /** Where the page was scrolled when the menu opened. */
  let scrollYWhenOpened = scrollY;
  const close = () => {
    menu.open = false;
  };
  const closeIfOutside = ({ target }: Event) => {
    if (!nav.contains(target as Node)) close();
  };
  // Not `toggle`, which comes later: a scroll event that was due before it would close the menu at once.
  const rememberScroll = () => {
    scrollYWhenOpened = scrollY;
  };
  const onClick = (event: MouseEvent) => {
    if (event.target !== list && !hasModifierKey(event)) close();
  };
  const onScroll = () => {
    if (Math.abs(scrollY - scrollYWhenOpened) > list.clientHeight && !nav.querySelector(":focus-visible")) close();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.open) return;
    close();
    menu.querySelector("summary")?.focus();
  };
  menu.addEventListener("click", rememberScroll, { signal });
  list.addEventListener("click", onClick, { signal });
  document.addEventListener("focusin", closeIfOutside, { signal });
  // Not `pointerdown`, because a scroll also begins with it.
  document.addEventListener("pointerup", closeIfOutside, { signal });
  document.addEventListener("scroll", onScroll, { signal });
  document.addEventListener("keydown", onKeyDown, { signal });
}
