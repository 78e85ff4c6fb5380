import { isZoomed } from "../../lib/gestures";

/**
 * Fixes three faults of react-slick:
 *
 * - It hides slides out of view, and its copies of slides, from screen readers, but their controls can still get focus.
 * - It takes two fingers, or one on an enlarged page, for a swipe, although they zoom and pan.
 * - It calls `preventDefault` at the end of every swipe, even when browsers log an error for that.
 *
 * @param frame the element around the slider
 * @param focusFallback gets the focus when the slide that has it goes out of view, for example by a swipe
 * @returns a function that removes the fixes
 */
export function fixSlick(frame: HTMLElement, focusFallback: HTMLElement | null): () => void {
  const disableHiddenSlides = () => {
    for (const slide of frame.querySelectorAll<HTMLElement>(".slick-slide")) {
      const hidden = slide.getAttribute("aria-hidden") === "true";
      if (hidden && slide.contains(document.activeElement)) focusFallback?.focus({ preventScroll: true });
      slide.inert = hidden;
    }
  };
  let isSwipe = false;
  const onTouch = (event: TouchEvent) => {
    const isEnd = event.type === "touchend";
    if (event.type === "touchstart" && event.touches.length === 1) isSwipe = !isZoomed();
    if (!isSwipe || (!isEnd && event.touches.length > 1)) event.stopPropagation();
    if (isEnd && !event.cancelable) event.preventDefault = () => undefined;
  };

  disableHiddenSlides();
  const observer = new MutationObserver(disableHiddenSlides);
  observer.observe(frame, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-hidden"] });
  const listeners = new AbortController();
  for (const type of ["touchstart", "touchmove", "touchend"] as const) {
    // Captured, these events arrive here before React passes them to react-slick.
    frame.addEventListener(type, onTouch, { capture: true, passive: true, signal: listeners.signal });
  }
  return () => {
    observer.disconnect();
    listeners.abort();
  };
}
