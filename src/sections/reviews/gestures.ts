import { isZoomed, onSidewaysWheel } from "../../browser/events";
import { glideMs } from "./carousel";

/** A step to the next slide (1) or to the previous one (-1). */
export type Step = 1 | -1;

/** A gesture gets faster for at most this many milliseconds. */
const START_MS = 250;
/** It has ended after this many milliseconds without an event. */
const QUIET_MS = 250;
/** In px per millisecond. A resting hand is slower. */
const LEAST_SPEED = 0.6;
/** How much of the speed is that of the last event. Events come early or late by some milliseconds. */
const SMOOTHING = 0.3;
/** A finger that moves by fewer px does not swipe. */
const SWIPE_PX = 60;
/** In milliseconds: two events may come at once, and the first one of a gesture comes after a long pause. */
const EVENT_GAP_MS = { min: 8, max: 100 };

/**
 * Calls `step` once for each sideways gesture on a trackpad. After fingers let go, momentum goes on, but only slows down:
 * so an event that is twice as fast as the slowest one so far begins a new gesture.
 */
export function onSidewaysGesture(element: HTMLElement, step: (step: Step) => void, signal: AbortSignal): void {
  let speed = 0;
  let slowest = 0;
  let lastAt = 0;
  let steppedAt = Number.NEGATIVE_INFINITY;
  const onMove = (deltaX: number, { timeStamp }: WheelEvent) => {
    const pause = timeStamp - lastAt;
    lastAt = timeStamp;
    const current = Math.abs(deltaX) / Math.min(Math.max(pause, EVENT_GAP_MS.min), EVENT_GAP_MS.max);
    speed = pause > QUIET_MS ? current : speed + SMOOTHING * (current - speed);
    const hasJustStepped = timeStamp - steppedAt < START_MS;
    if (pause > QUIET_MS) slowest = 0;
    else slowest = hasJustStepped ? speed : Math.min(slowest, speed);
    if (hasJustStepped || speed < LEAST_SPEED || speed < 2 * slowest) return;
    steppedAt = timeStamp;
    step(deltaX > 0 ? 1 : -1);
  };
  onSidewaysWheel(element, onMove, signal);
}

/** Lets the content of `frame` follow a finger sideways. Calls `step` if it was a swipe; the content then glides back. */
export function onSwipe(frame: HTMLElement, step: (step: Step) => void, signal: AbortSignal): void {
  const content = frame.firstElementChild as HTMLElement;
  const { style } = content;
  let startX: number | undefined;
  /** Where the content was at the start, if it still glided back from the swipe before. */
  let startOffset = 0;
  let px = 0;
  let glide: Animation | undefined;
  function start({ pointerType, isPrimary, clientX }: PointerEvent): void {
    // The mouse selects text. On an enlarged page, a finger moves the page.
    if (pointerType !== "touch" || !isPrimary || isZoomed()) return;
    startX = clientX;
    startOffset = Number.parseFloat(getComputedStyle(content).translate) || 0;
    style.translate = `${startOffset}px`;
    glide?.cancel();
  }
  function follow({ isPrimary, clientX }: PointerEvent): void {
    if (startX === undefined || !isPrimary) return;
    px = clientX - startX;
    style.translate = `${startOffset + px}px`;
  }
  function end({ type }: PointerEvent): void {
    if (startX === undefined) return;
    const isSwipe = type === "pointerup" && Math.abs(px) > SWIPE_PX;
    if (isSwipe) step(px < 0 ? 1 : -1);
    startX = undefined;
    px = 0;
    if (!isSwipe || glideMs() === 0) glideBack();
  }
  function glideBack(): void {
    if (startX !== undefined || !style.translate) return;
    glide = content.animate({ translate: [style.translate, "0px"] }, { duration: glideMs(), easing: "ease" });
    style.translate = "";
  }
  frame.addEventListener("pointerdown", start, { signal });
  frame.addEventListener("pointermove", follow, { signal });
  // When a finger scrolls the page, the browser cancels its pointer.
  for (const type of ["pointerup", "pointercancel"] as const) frame.addEventListener(type, end, { signal });
  // A step may have to wait for the one before. When react-slick glides, both glides are one.
  content.addEventListener("transitionrun", glideBack, { signal });
  // A second finger, wherever it lands, enlarges the page. Browsers may not cancel the first one.
  const endAtSecond = (event: PointerEvent) => {
    if (!event.isPrimary) end(event);
  };
  addEventListener("pointerdown", endAtSecond, { signal });
}
