/**
 * What react-slick gets wrong, put right on the element around it:
 *
 * - Slides out of view, and its clones, are hidden from assistive technology only; their buttons would still take focus.
 * - It drags with any mouse button, also with the one that opens a menu and then swallows the end of the drag.
 * - It cancels the end of every swipe, which browsers answer with an error on the console where that cannot be.
 *
 * @param focusFallback takes the focus of a slide that goes out of view, by a swipe or a resize for example
 * @returns what takes the fixes back
 */
export function fixSlick(frame: HTMLElement, focusFallback: HTMLElement | null): () => void {
  const disableHiddenSlides = () => {
    for (const slide of frame.querySelectorAll<HTMLElement>(".slick-slide")) {
      const hidden = slide.getAttribute("aria-hidden") === "true";
      if (hidden && slide.contains(document.activeElement)) focusFallback?.focus({ preventScroll: true });
      slide.inert = hidden;
    }
  };
  const onMouseDown = (event: MouseEvent) => {
    if (event.button !== 0) event.stopPropagation();
  };
  const onTouchEnd = (event: TouchEvent) => {
    if (!event.cancelable) event.preventDefault = () => undefined;
  };

  disableHiddenSlides();
  const observer = new MutationObserver(disableHiddenSlides);
  observer.observe(frame, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-hidden"] });
  // Before React, and with it react-slick, hears of them.
  frame.addEventListener("mousedown", onMouseDown, true);
  frame.addEventListener("touchend", onTouchEnd, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    frame.removeEventListener("mousedown", onMouseDown, true);
    frame.removeEventListener("touchend", onTouchEnd, true);
  };
}
