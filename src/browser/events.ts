/** Returns whether a key or a click is part of a shortcut, such as Alt + ← or Ctrl + click. */
export function hasModifierKey({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Returns whether the visitor has enlarged the page with two fingers. A pinch back often leaves a scale of up to 1.06. */
export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.1;
}

/**
 * Calls `move` with the distance, in px, of each sideways wheel event, and keeps the browser from going back to the page
 * before. Does nothing on an enlarged page, which such an event moves.
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
