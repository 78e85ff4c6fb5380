import type { RefObject } from "react";
import type Slider from "react-slick";
import { isZoomed } from "../../lib/gestures";

/**
 * Fixes four faults of react-slick:
 *
 * - It hides slides out of view, and its copies of slides, from screen readers, but their controls can still get focus.
 * - It mistakes two fingers, or one on an enlarged page, for a swipe, although they zoom and pan.
 * - It calls `preventDefault` at the end of every swipe, even when browsers log an error for that.
 * - It mistakes a touch that the browser cancels for a swipe.
 *
 * @param frame the element around the slider
 * @param slider the slider, whose state is changed
 * @param focusFallback gets the focus when the slide that has it goes out of view, for example by a swipe
 * @param signal ends this
 */
export function fixSlick(
  frame: HTMLElement,
  slider: RefObject<Slider | null>,
  focusFallback: HTMLElement,
  signal: AbortSignal,
): void {
  const disableHiddenSlides = () => {
    for (const slide of frame.querySelectorAll<HTMLElement>(".slick-slide")) {
      const hidden = slide.getAttribute("aria-hidden") === "true";
      if (hidden && slide.contains(document.activeElement)) focusFallback.focus({ preventScroll: true });
      slide.inert = hidden;
    }
  };
  let isSwipe = false;
  const onTouch = (event: TouchEvent) => {
    const isEnd = event.type === "touchend" || event.type === "touchcancel";
    if (event.type === "touchstart" && event.touches.length === 1) isSwipe = !isZoomed();
    if (!isSwipe || (!isEnd && event.touches.length > 1)) event.stopPropagation();
    if (isEnd && !event.cancelable) event.preventDefault = () => undefined;
    if (event.type === "touchcancel") forgetSwipe(slider.current);
  };

  disableHiddenSlides();
  const observer = new MutationObserver(disableHiddenSlides);
  observer.observe(frame, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-hidden"] });
  signal.addEventListener("abort", () => observer.disconnect());
  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"] as const) {
    // Captured, these events arrive here before React passes them to react-slick.
    frame.addEventListener(type, onTouch, { capture: true, passive: true, signal });
  }
}

/** Makes the swipe too short for a step, in react-slick's own state. Then its end moves the slides back. */
function forgetSwipe(slider: Slider | null): void {
  const inner = slider?.innerSlider as { state?: { touchObject?: { swipeLength?: number } } } | undefined;
  if (inner?.state?.touchObject?.swipeLength) inner.state.touchObject.swipeLength = 1;
}
