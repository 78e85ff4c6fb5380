import type { RefObject } from "react";
import type Slider from "react-slick";
import { isZoomed } from "../../lib/gestures";

/**
 * Fixes four faults of react-slick 0.31, the newest version:
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
  function disableHiddenSlides(): void {
    for (const slide of frame.querySelectorAll<HTMLElement>(".slick-slide")) {
      const hidden = slide.ariaHidden === "true";
      if (hidden && slide.contains(document.activeElement)) focusFallback.focus({ preventScroll: true });
      slide.inert = hidden;
    }
  }
  disableHiddenSlides();
  const observer = new MutationObserver(disableHiddenSlides);
  observer.observe(frame, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-hidden"] });
  signal.addEventListener("abort", () => observer.disconnect());

  let isSwipe = false;
  function onTouch(event: TouchEvent): void {
    const { type, touches, cancelable } = event;
    const isEnd = type === "touchend" || type === "touchcancel";
    if (type === "touchstart" && touches.length === 1) isSwipe = !isZoomed();
    if (!isSwipe || (!isEnd && touches.length > 1)) event.stopPropagation();
    if (!cancelable) event.preventDefault = () => undefined;
    // With a shorter swipe in react-slick's own state, its end moves the slides back.
    const { state } = (slider.current?.innerSlider ?? {}) as { state?: { touchObject?: { swipeLength?: number } } };
    if (type === "touchcancel" && state?.touchObject?.swipeLength) state.touchObject.swipeLength = 1;
  }
  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"] as const) {
    // Captured, these events arrive here before React passes them to react-slick.
    frame.addEventListener(type, onTouch, { capture: true, passive: true, signal });
  }
}
