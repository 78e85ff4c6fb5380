import { useEffect } from "react";
import { hasModifierKey } from "../../lib/keyboard";

/**
 * A link within the page gives the focus to the heading that it leads to, so that a screen reader goes on from there:
 * with Firefox, it would stay silent. A heading that keeps `tabindex` would get the focus with every click on a text.
 */
export function useFocusHeading(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (!link || hasModifierKey(event)) return;
      const focus = () => focusHeading(link);
      // The navigation comes after the click, and takes the focus away. To the same address, it is over two frames later.
      if (link.hash !== location.hash) addEventListener("hashchange", focus, { once: true });
      else requestAnimationFrame(() => requestAnimationFrame(focus));
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}

function focusHeading(link: HTMLAnchorElement): void {
  const heading = document.querySelector<HTMLElement>(`${link.hash} :is(h1, h2)`);
  // The visitor may have gone on.
  if (!heading || ![link, document.body].includes(document.activeElement as HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.addEventListener("blur", () => heading.removeAttribute("tabindex"), { once: true });
}
