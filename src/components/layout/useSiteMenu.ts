import { useEffect } from "react";

/**
 * Works on the HTML of the site's menu: marks the section that the visitor is reading, and closes the menu of a phone
 * when the visitor goes elsewhere.
 */
export function useSiteMenu(): void {
  useEffect(() => {
    const listeners = new AbortController();
    const menu = document.querySelector<HTMLDetailsElement>(".site-nav details");
    if (menu) closeWhenLeft(menu, listeners.signal);
    const observer = markCurrentSection();
    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }, []);
}

/**
 * Closes the menu when a tap or the focus goes elsewhere, with Escape, and when the page is scrolled by more than the
 * menu's height, unless the keyboard is in it. The page script closes it after a choice.
 */
function closeWhenLeft(menu: HTMLDetailsElement, signal: AbortSignal): void {
  const nav = menu.parentElement as HTMLElement;
  const list = menu.nextElementSibling as HTMLElement;
  /** Where the page was scrolled when the menu opened. */
  let openedAt = scrollY;
  const close = () => menu.removeAttribute("open");
  const closeIfElsewhere = ({ target }: Event) => nav.contains(target as Node) || close();

  menu.addEventListener("click", () => (openedAt = scrollY), { signal });
  document.addEventListener("focusin", closeIfElsewhere, { signal });
  // Not `pointerdown`, with which a finger begins to scroll the page.
  document.addEventListener("pointerup", closeIfElsewhere, { signal });
  const onScroll = () => {
    if (Math.abs(scrollY - openedAt) > list.clientHeight && !nav.querySelector(":focus-visible")) close();
  };
  document.addEventListener("scroll", onScroll, { signal });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.open) return;
    close();
    menu.querySelector("summary")?.focus();
  };
  document.addEventListener("keydown", onKeyDown, { signal });
}

/** Marks the link to the last section whose top is in the upper third of the screen or above it. */
function markCurrentSection(): IntersectionObserver {
  const sections = [...document.querySelectorAll("main section[id]")];
  const hasReachedTop = (section: Element) => section.getBoundingClientRect().top < innerHeight / 3;
  // The observer reports a section that enters or leaves the upper third of the screen.
  const observer = new IntersectionObserver(
    () => {
      const current = sections.findLast(hasReachedTop);
      for (const link of document.querySelectorAll<HTMLAnchorElement>(".site-nav a")) {
        if (link.hash === `#${current?.id}`) link.ariaCurrent = "true";
        else link.removeAttribute("aria-current");
      }
    },
    { rootMargin: "100000px 0px -66.7% 0px" },
  );
  for (const section of sections) observer.observe(section);
  return observer;
}
