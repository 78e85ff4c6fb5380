/** Returns whether the visitor has enlarged the page with two fingers. */
export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

/**
 * Calls `move` with the distance, in px, of each sideways turn of a wheel or of two fingers on a trackpad. The browser
 * then does not take the turn for a way back to the page before. On an enlarged page, the turn moves the page.
 *
 * @returns a function that ends this
 */
export function onSidewaysWheel(element: HTMLElement, move: (px: number) => void): () => void {
  const onWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY) || isZoomed()) return;
    event.preventDefault();
    move(event.deltaX);
  };
  element.addEventListener("wheel", onWheel, { passive: false });
  return () => element.removeEventListener("wheel", onWheel);
}
