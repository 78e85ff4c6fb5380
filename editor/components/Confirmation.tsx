import { type ReactNode, type RefObject, useId } from "react";

interface Props {
  /** Opens it: `showModal()`. */
  ref: RefObject<HTMLDialogElement | null>;
  question: string;
  /** What is answered to go on, and not to. */
  yes: string;
  no: string;
  onYes: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks before something that cannot be taken back. */
export function Confirmation({ ref, question, yes, no, onYes, children }: Props) {
  const heading = useId();
  const close = () => ref.current?.close();
  return (
    <dialog ref={ref} aria-labelledby={heading}>
      <h2 id={heading} className="mb-2 text-[1.5rem]">
        {question}
      </h2>
      <p>{children}</p>
      <div className="mt-6 flex items-center justify-end gap-4">
        <button type="button" className="button" onClick={close}>
          {no}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            close();
            onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </dialog>
  );
}
