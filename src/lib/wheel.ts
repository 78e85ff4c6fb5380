/**
 * Calls `move` with the distance, in px, of each sideways turn of a wheel or of two fingers on a trackpad. The browser
 * then does not take the turn for a way back to the page before.
 *
 * @returns a function that ends this
 */
export function onSidewaysWheel(element: HTMLElement, move: (px: number) => void): () => void {
  const onWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    move(event.deltaX);
  };
  element.addEventListener("wheel", onWheel, { passive: false });
  return () => element.removeEventListener("wheel", onWheel);
}
