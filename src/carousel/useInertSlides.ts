import { type RefObject, useEffect } from "react";

/**
 * Takes slides that are out of view, and react-slick's clones, out of the tab order. The library hides them from
 * assistive technology only, and their buttons would still take focus.
 */
export function useInertSlides(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const update = () => {
      for (const slide of element.querySelectorAll<HTMLElement>(".slick-slide")) {
        slide.inert = slide.getAttribute("aria-hidden") === "true";
      }
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-hidden"] });
    return () => observer.disconnect();
  }, [frame]);
}
