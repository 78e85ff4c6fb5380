import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For a dialog that is open while it is there. As it closes before it goes, the focus returns to where it was; if that is
 * gone, to Save.
 *
 * @param heading the id of its heading, which gets the focus first, and again when another one takes its place
 */
export function useModal(heading?: string): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
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
