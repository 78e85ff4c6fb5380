import type { RefObject } from "react";
import type Slider from "react-slick";
import { isZoomed } from "../../lib/gestures";

/**
 * Fixes five faults of react-slick 0.31, the newest version:
 *
 * - It hides slides out of view, and its copies of slides, from screen readers, but their controls can still get focus.
 * - It mistakes two fingers, or one on an enlarged page, for a swipe, although they zoom and pan.
 * - It calls `preventDefault` at the end of every swipe, even when browsers log an error for that.
 * - It mistakes a touch that the browser cancels for a swipe.
 * - It ignores a swipe that begins during a step, or lets the slides jump to the finger when the step ends.
 *
 * @param frame the element around the slider
 * @param slider the slider, whose state is changed
 * @param steps `take` takes a step after the one that is running
 * @param focusFallback gets the focus when the slide that has it goes out of view, for example by a swipe
 * @param signal ends this
 */
export function fixSlick(
  frame: HTMLElement,
  slider: RefObject<Slider | null>,
  steps: { take: (step: 1 | -1) => void; isRunning: () => boolean },
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
  /** Where a swipe has begun during a step. */
  let early: Touch | undefined;
  function onTouch(event: TouchEvent): void {
    const { type, touches, changedTouches, cancelable } = event;
    const { state } = (slider.current?.innerSlider ?? {}) as { state?: { touchObject?: { swipeLength?: number } } };
    const isEnd = type === "touchend" || type === "touchcancel";
    if (type === "touchstart" && touches.length === 1) {
      isSwipe = !isZoomed();
      early = isSwipe && steps.isRunning() ? touches[0] : undefined;
    }
    // The other finger can be outside of the frame.
    const zooms = isZoomed() || touches.length + (isEnd ? changedTouches.length : 0) > 1;
    if (zooms) early = undefined;
    if (!isSwipe || early || (zooms && !isEnd)) event.stopPropagation();
    if (!cancelable) event.preventDefault = () => undefined;
    // With a shorter swipe in react-slick's own state, its end moves the slides back.
    const { touchObject } = state ?? {};
    if ((zooms || type === "touchcancel") && touchObject?.swipeLength) touchObject.swipeLength = 1;
    const end = changedTouches[0];
    if (type !== "touchend" || !early || !end) return;
    const [x, y] = [end.clientX - early.clientX, end.clientY - early.clientY];
    // As far as react-slick's own swipes.
    if (Math.abs(x) > Math.max(Math.abs(y), frame.clientWidth / 5)) steps.take(x < 0 ? 1 : -1);
  }
  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"] as const) {
    // Captured, these events arrive here before React passes them to react-slick.
    frame.addEventListener(type, onTouch, { capture: true, passive: true, signal });
  }
}
