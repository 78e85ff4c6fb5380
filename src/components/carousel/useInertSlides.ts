import { type RefObject, useEffect } from "react";

/**
 * Takes slides that are out of view, and react-slick's clones, out of the tab order. The library hides them from
 * assistive technology only, and their buttons would still take focus.
 *
 * @param refuge takes the focus of a slide that goes out of view, by a swipe or a resize for example
 */
export function useInertSlides(frame: RefObject<HTMLElement | null>, refuge: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const update = () => {
      for (const slide of element.querySelectorAll<HTMLElement>(".slick-slide")) {
        const hidden = slide.getAttribute("aria-hidden") === "true";
        if (hidden && slide.contains(document.activeElement)) refuge.current?.focus({ preventScroll: true });
        slide.inert = hidden;
      }
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-hidden"] });
    return () => observer.disconnect();
  }, [frame, refuge]);
}
