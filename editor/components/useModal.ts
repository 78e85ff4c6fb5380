import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Opens a dialog while its component is mounted. When it closes, the focus
 * returns to where it was before, or to Save if that element is gone.
 *
 * @param heading the id of a heading that gets the focus; also when another heading replaces it
 */
export function useModal(heading?: string): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      // Only a dialog that is still in the page can return the focus.
      element?.close();
      const { activeElement, body } = document;
      const isLost = activeElement === body || element?.contains(activeElement);
      if (isLost) document.querySelector<HTMLElement>("header .primary")?.focus();
    };
  }, []);
  useLayoutEffect(() => {
    if (heading) document.getElementById(heading)?.focus();
  }, [heading]);
  return dialog;
}
