import type { ComponentProps } from "react";
import { Button } from "./Button";
import { ChangeList } from "./ChangeList";
import { useModal } from "./useModal";

interface Props extends ComponentProps<typeof ChangeList> {
  title: string;
  onClose: () => void;
}

/** What somebody has changed, before it is saved or published. */
export function ChangesDialog({ title, onClose, ...versions }: Props) {
  return (
    <dialog ref={useModal()} aria-labelledby="changes-heading" onClose={onClose}>
      <h2 id="changes-heading" className="mb-2 text-[1.5rem]">
        {title}
      </h2>
      <ChangeList {...versions} />
      <Button does="Close" onClick={onClose} />
    </dialog>
  );
}
