import { useEffect } from "react";

/**
 * Closes the menu of a phone, which is in the HTML, when a tap or the focus goes elsewhere, with Escape, and when the
 * page is scrolled by more than the menu's height, unless the keyboard is in it. The page script closes it after a
 * choice.
 */
export function useSiteMenu(): void {
  useEffect(() => {
    const menu = document.querySelector<HTMLDetailsElement>(".site-nav details");
    if (!menu) return;
    const nav = menu.parentElement as HTMLElement;
    const list = menu.nextElementSibling as HTMLElement;
    const listeners = new AbortController();
    const { signal } = listeners;
    /** Where the page was scrolled when the menu opened. */
    let openedAt = scrollY;
    const close = () => menu.removeAttribute("open");
    const closeIfElsewhere = ({ target }: Event) => nav.contains(target as Node) || close();
    const onScroll = () => {
      if (Math.abs(scrollY - openedAt) > list.clientHeight && !nav.querySelector(":focus-visible")) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.open) return;
      close();
      menu.querySelector("summary")?.focus();
    };
    menu.addEventListener("click", () => (openedAt = scrollY), { signal });
    document.addEventListener("focusin", closeIfElsewhere, { signal });
    // Not `pointerdown`, with which a finger begins to scroll the page.
    document.addEventListener("pointerup", closeIfElsewhere, { signal });
    document.addEventListener("scroll", onScroll, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => listeners.abort();
  }, []);
}
