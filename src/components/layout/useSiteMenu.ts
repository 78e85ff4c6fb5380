import { useEffect } from "react";

/**
 * Works on the HTML of the site's menu: marks the section that the visitor is reading, and closes the menu on a phone
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

function closeWhenLeft(menu: HTMLDetailsElement, signal: AbortSignal): void {
  const nav = menu.parentElement;
  const close = () => menu.removeAttribute("open");
  const isIn = (selector: string, { target }: Event) => target instanceof Element && target.closest(selector) !== null;
  /** Where the page was scrolled when the menu opened. */
  let openedAt = scrollY;

  menu.addEventListener("click", () => (openedAt = scrollY), { signal });
  // A finger that scrolls the page ends with `pointercancel`.
  for (const type of ["focusin", "pointerup"]) {
    document.addEventListener(type, (event) => isIn(".site-nav", event) || close(), { signal });
  }
  document.addEventListener("click", (event) => isIn(".site-nav a", event) && close(), { signal });
  document.addEventListener(
    "scroll",
    () => {
      const isAway = Math.abs(scrollY - openedAt) > (menu.nextElementSibling?.clientHeight ?? 0);
      if (menu.open && isAway && !nav?.querySelector(":focus-visible")) close();
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape" || !menu.open) return;
      close();
      menu.querySelector("summary")?.focus();
    },
    { signal },
  );
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
