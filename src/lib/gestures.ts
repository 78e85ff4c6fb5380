/** Events of a wheel with at most this many ms between them are one gesture, with the momentum that follows it. */
const GESTURE_PAUSE_MS = 200;
/** A gesture that moves less than this many px is the drift of a resting hand. */
const GESTURE_PX = 60;

/** Returns whether the visitor has enlarged the page with two fingers. */
export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

/**
 * Calls `move` with the distance, in px, of each sideways event of a wheel or of two fingers on a trackpad. The browser
 * then does not take it for a way back to the page before. On an enlarged page, it moves the page.
 */
export function onSidewaysWheel(
  element: HTMLElement,
  move: (px: number, event: WheelEvent) => void,
  signal: AbortSignal,
): void {
  const onWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY) || isZoomed()) return;
    event.preventDefault();
    move(event.deltaX, event);
  };
  element.addEventListener("wheel", onWheel, { passive: false, signal });
}

/** Calls `step` once for each sideways gesture, however long it runs on: with 1 to the right, with -1 to the left. */
export function onSidewaysGesture(element: HTMLElement, step: (direction: 1 | -1) => void, signal: AbortSignal): void {
  let gesture = { lastAt: Number.NEGATIVE_INFINITY, px: 0, hasStepped: false };
  const onMove = (px: number, { timeStamp }: WheelEvent) => {
    if (timeStamp - gesture.lastAt > GESTURE_PAUSE_MS) gesture = { lastAt: 0, px: 0, hasStepped: false };
    gesture.lastAt = timeStamp;
    gesture.px += px;
    if (gesture.hasStepped || Math.abs(gesture.px) < GESTURE_PX) return;
    gesture.hasStepped = true;
    step(gesture.px > 0 ? 1 : -1);
  };
  onSidewaysWheel(element, onMove, signal);
}
