import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "./Button";

interface Props {
  title: string;
  children: ReactNode;
  /** The label of the button that closes the dialog without doing anything, as the Escape key does. */
  closeLabel?: string;
  onClose: () => void;
  /** More buttons. */
  actions?: ReactNode;
  /** Whether the first button gets the focus. Otherwise the title gets it. */
  isQuestion?: boolean;
}

/**
 * A dialog that is open while it is mounted. When it closes, the focus returns to
 * where it was before, or to Save if that element is gone.
 */
export function Dialog({ title, children, closeLabel = "Close", onClose, actions, isQuestion = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (!isQuestion) heading.current?.focus();
    return () => {
      // Only a dialog that is still in the page can return the focus.
      element?.close();
      const { activeElement, body } = document;
      const isLost = activeElement === body || element?.contains(activeElement);
      if (isLost) document.querySelector<HTMLElement>("header .primary")?.focus();
    };
  }, [isQuestion]);
  return (
    <dialog ref={dialog} aria-labelledby={id} onCancel={onClose}>
      <h2 ref={heading} id={id} tabIndex={isQuestion ? undefined : -1} className="mb-2 text-[1.5rem] outline-none">
        {title}
      </h2>
      {children}
      <div className="dialog-actions">
        <Button label={closeLabel} className="button" onClick={onClose} />
        {actions}
      </div>
    </dialog>
  );
}
