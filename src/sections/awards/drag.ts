interface DragListeners {
  /** Called when a drag begins. It returns the element's offset to the left, in px. */
  onStart: () => number;
  /** Called with the new offset, in px. */
  onMove: (offset: number) => void;
  onEnd: () => void;
}

/**
 * Lets a visitor drag an element with mouse, pen or finger. The listeners are native ones, because React may finish
 * other work before it calls its own.
 *
 * @returns a function that removes the listeners
 */
export function makeDraggable(element: HTMLElement, { onStart, onMove, onEnd }: DragListeners): () => void {
  let drag: { pointerId: number; startX: number; startOffset: number } | null = null;

  function start({ isPrimary, button, pointerId, clientX }: PointerEvent) {
    if (isPrimary && button === 0) drag = { pointerId, startX: clientX, startOffset: onStart() };
  }
  function move(event: PointerEvent) {
    if (drag?.pointerId !== event.pointerId) return;
    const isButtonDown = (event.buttons & 1) !== 0;
    // A context menu, or a second button, swallows the event that would have ended the drag.
    if (!isButtonDown) end(event);
    else onMove(drag.startOffset - (event.clientX - drag.startX));
  }
  function end({ pointerId }: PointerEvent) {
    if (drag?.pointerId !== pointerId) return;
    drag = null;
    onEnd();
  }

  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  element.addEventListener("pointerdown", start, options);
  element.addEventListener("pointermove", move, options);
  element.addEventListener("pointerup", end, options);
  element.addEventListener("pointercancel", end, options);
  element.addEventListener("pointerleave", end, options);
  return () => listeners.abort();
}
