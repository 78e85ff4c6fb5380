import { isZoomed, onSidewaysWheel } from "../../lib/gestures";
import { hasModifierKey } from "../../lib/keyboard";
import type { Step } from "./SlickSlider";

/** A gesture gets faster for at most so many ms, and ends after so many without an event. */
const GESTURE_MS = 250;
/** The time in ms in which two thirds of the px of a gesture are forgotten, and the most px that a resting hand leaves. */
const RECENT = { ms: 100, drift: 60 };
/** A finger swipes if it moves over this share of the frame. */
const SWIPE_SHARE = 0.2;

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
 * Calls `step` once for each sideways gesture on a trackpad, however long it runs on. Recent px above the drift of a hand
 * begin one. Its momentum only slows down: half as much again as its least is the next one.
 */
export function onSidewaysGesture(element: HTMLElement, step: (step: Step) => void, signal: AbortSignal): void {
  let recent = 0;
  let least = 0;
  let lastAt = 0;
  let steppedAt = Number.NEGATIVE_INFINITY;
  const onMove = (deltaX: number, { timeStamp }: WheelEvent) => {
    const pause = timeStamp - lastAt;
    lastAt = timeStamp;
    recent = recent * Math.exp(-pause / RECENT.ms) + deltaX;
    const px = Math.abs(recent);
    const isStarting = timeStamp - steppedAt < GESTURE_MS;
    least = isStarting ? px : pause > GESTURE_MS ? 0 : Math.min(least, px);
    if (isStarting || px < RECENT.drift || px < 1.5 * least) return;
    steppedAt = timeStamp;
    step(recent > 0 ? 1 : -1);
  };
  onSidewaysWheel(element, onMove, signal);
}

/**
 * Lets the content of `frame` follow a finger that moves sideways. When the finger is lifted, calls `step` if that was a
 * swipe, else `goBack`. When a finger scrolls the page, the browser cancels its pointer.
 */
export function onSwipe(frame: HTMLElement, step: (step: Step) => void, goBack: () => void, signal: AbortSignal): void {
  const content = frame.firstElementChild as HTMLElement;
  let startX: number | undefined;
  let px = 0;
  function start({ pointerType, isPrimary, clientX }: PointerEvent): void {
    // The mouse selects text. On an enlarged page, a finger moves the page.
    if (pointerType !== "mouse" && isPrimary && !isZoomed()) startX = clientX;
  }
  function follow({ isPrimary, clientX }: PointerEvent): void {
    if (startX === undefined || !isPrimary) return;
    px = clientX - startX;
    content.style.translate = `${px}px`;
  }
  function end({ type }: PointerEvent): void {
    if (startX === undefined) return;
    if (type === "pointerup" && Math.abs(px) > frame.clientWidth * SWIPE_SHARE) step(px < 0 ? 1 : -1);
    else goBack();
    startX = undefined;
    px = 0;
  }
  frame.addEventListener("pointerdown", start, { signal });
  frame.addEventListener("pointermove", follow, { signal });
  for (const type of ["pointerup", "pointercancel"] as const) frame.addEventListener(type, end, { signal });
  // A second finger, wherever it lands, enlarges the page. Browsers may not cancel the first one.
  addEventListener("pointerdown", (event) => event.isPrimary || end(event), { signal });
}
