import { isZoomed, onSidewaysWheel } from "../../lib/gestures";
import { hasModifierKey } from "../../lib/keyboard";

/** A step to the next slide (1) or to the previous one (-1). */
export type Step = 1 | -1;

/** A gesture gets faster for at most so many ms, and ends after so many without an event. */
const GESTURE_MS = 250;
/** The speed of a gesture is its px of about so many ms: older ones fade. */
const RECENT_MS = 100;
/** In px of the last RECENT_MS. A resting hand is slower. */
const LEAST_SPEED = 60;

/** Calls `step` for each press of the left or right arrow key. */
export function onArrowKey(element: HTMLElement, step: (step: Step) => void, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
    if (!way || hasModifierKey(event)) return;
    event.preventDefault();
    // A key that is held down would move the slides too fast to follow.
    if (!event.repeat) step(way);
  };
  element.addEventListener("keydown", onKeyDown, { signal });
}

/**
 * Calls `step` once for each sideways gesture on a trackpad, with its momentum, which only slows down: what is half as
 * fast again as the slowest of a gesture is the next one.
 */
export function onSidewaysGesture(element: HTMLElement, step: (step: Step) => void, signal: AbortSignal): void {
  let recent = 0;
  let slowest = 0;
  let lastAt = 0;
  let startedAt = Number.NEGATIVE_INFINITY;
  const onMove = (deltaX: number, { timeStamp }: WheelEvent) => {
    const pause = timeStamp - lastAt;
    lastAt = timeStamp;
    recent = recent * Math.exp(-pause / RECENT_MS) + deltaX;
    const speed = Math.abs(recent);
    const isStarting = timeStamp - startedAt < GESTURE_MS;
    if (pause > GESTURE_MS) slowest = 0;
    else slowest = isStarting ? speed : Math.min(slowest, speed);
    if (isStarting || speed < LEAST_SPEED || speed < 1.5 * slowest) return;
    startedAt = timeStamp;
    step(recent > 0 ? 1 : -1);
  };
  onSidewaysWheel(element, onMove, signal);
}

/** Lets the content of `frame` follow a finger sideways. When it is lifted, calls `step` for a swipe, else `goBack`. */
export function onSwipe(frame: HTMLElement, step: (step: Step) => void, goBack: () => void, signal: AbortSignal): void {
  const content = frame.firstElementChild as HTMLElement;
  let startX: number | undefined;
  let px = 0;
  function start({ pointerType, isPrimary, clientX }: PointerEvent): void {
    // The mouse selects text. On an enlarged page, a finger moves the page.
    if (pointerType === "touch" && isPrimary && !isZoomed()) startX = clientX;
  }
  function follow({ pointerType, isPrimary, clientX }: PointerEvent): void {
    if (startX === undefined || pointerType !== "touch" || !isPrimary) return;
    px = clientX - startX;
    content.style.translate = `${px}px`;
  }
  function end({ type }: PointerEvent): void {
    if (startX === undefined) return;
    // Less than a fifth of the frame is no swipe.
    if (type === "pointerup" && Math.abs(px) > frame.clientWidth / 5) step(px < 0 ? 1 : -1);
    else goBack();
    startX = undefined;
    px = 0;
  }
  frame.addEventListener("pointerdown", start, { signal });
  frame.addEventListener("pointermove", follow, { signal });
  // When a finger scrolls the page, the browser cancels its pointer.
  for (const type of ["pointerup", "pointercancel"] as const) frame.addEventListener(type, end, { signal });
  // A second finger, wherever it lands, enlarges the page. Browsers may not cancel the first one.
  addEventListener("pointerdown", (event) => !event.isPrimary && end(event), { signal });
}
