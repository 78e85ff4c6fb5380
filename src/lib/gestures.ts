/** A gesture, with its momentum, ends after so many ms without an event of the wheel. */
const GESTURE_PAUSE_MS = 250;
/** What moves less than so many px without a pause is the drift of a resting hand. */
const DRIFT = { px: 60, pauseMs: 100 };

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
  let lastAt = 0;
  let px = 0;
  let hasStepped = false;
  const onMove = (deltaX: number, { timeStamp }: WheelEvent) => {
    const pause = timeStamp - lastAt;
    lastAt = timeStamp;
    px = pause > DRIFT.pauseMs ? deltaX : px + deltaX;
    if (pause > GESTURE_PAUSE_MS) hasStepped = false;
    if (hasStepped || Math.abs(px) < DRIFT.px) return;
    hasStepped = true;
    step(px > 0 ? 1 : -1);
  };
  onSidewaysWheel(element, onMove, signal);
}
