import { type RefObject, useEffect } from "react";

/**
 * Keeps from react-slick what it would take wrongly: it drags with any mouse button, also with the one that opens a
 * menu and then swallows the end of the drag; and it cancels the end of every swipe, which the browser answers with an
 * error on the console where there is nothing to cancel.
 */
export function useSlickEventFixes(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onMouseDown = (event: MouseEvent) => {
      if (event.button !== 0) event.stopPropagation();
    };
    const onTouchEnd = (event: TouchEvent) => {
      if (!event.cancelable) event.preventDefault = () => undefined;
    };
    // Before React, and with it react-slick, hears of them.
    element.addEventListener("mousedown", onMouseDown, true);
    element.addEventListener("touchend", onTouchEnd, { capture: true, passive: true });
    return () => {
      element.removeEventListener("mousedown", onMouseDown, true);
      element.removeEventListener("touchend", onTouchEnd, true);
    };
  }, [frame]);
}
