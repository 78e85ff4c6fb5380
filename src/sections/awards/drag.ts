interface DragListeners {
  /** @returns the offset (px) at which the drag begins */
  onStart: () => number;
  onMove: (offset: number) => void;
  onEnd: () => void;
}

/**
 * Lets mouse, pen and touch move something. Not through React, which may first finish other work.
 *
 * @returns what ends that
 */
export function makeDraggable(element: HTMLElement, { onStart, onMove, onEnd }: DragListeners): () => void {
  let drag: { pointer: number; x: number; offset: number } | null = null;
  const listeners = new AbortController();
  const end = ({ pointerId }: PointerEvent) => {
    if (drag?.pointer !== pointerId) return;
    drag = null;
    onEnd();
  };
  const on = (
    type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel" | "pointerleave",
    listener: typeof end,
  ) => element.addEventListener(type, listener, { signal: listeners.signal });

  on("pointerdown", (event) => {
    if (event.isPrimary && event.button === 0) drag = { pointer: event.pointerId, x: event.clientX, offset: onStart() };
  });
  on("pointermove", (event) => {
    if (drag?.pointer !== event.pointerId) return;
    // A context menu, or a second button held down, swallows the event that would have ended the drag.
    if ((event.buttons & 1) === 0) end(event);
    else onMove(drag.offset - (event.clientX - drag.x));
  });
  on("pointerup", end);
  on("pointercancel", end);
  on("pointerleave", end);
  return () => listeners.abort();
}
