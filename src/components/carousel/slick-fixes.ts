/**
 * Fixes three faults of react-slick:
 *
 * - It hides slides out of view, and its copies of slides, from screen readers, but their buttons can still get focus.
 * - It starts a drag with any mouse button. With the right button, the context menu hides the end of the drag from it.
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
  const onMouseDown = (event: MouseEvent) => {
    if (event.button !== 0) event.stopPropagation();
  };
  const onTouchEnd = (event: TouchEvent) => {
    if (!event.cancelable) event.preventDefault = () => undefined;
  };

  disableHiddenSlides();
  const observer = new MutationObserver(disableHiddenSlides);
  observer.observe(frame, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-hidden"] });
  // Captured, these events arrive here before React passes them to react-slick.
  frame.addEventListener("mousedown", onMouseDown, true);
  frame.addEventListener("touchend", onTouchEnd, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    frame.removeEventListener("mousedown", onMouseDown, true);
    frame.removeEventListener("touchend", onTouchEnd, true);
  };
}
