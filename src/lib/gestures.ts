/** Returns whether the visitor has enlarged the page with two fingers. A pinch back often leaves a scale of up to 1.06. */
export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.1;
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
