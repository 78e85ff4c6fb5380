import type { ComponentProps } from "react";
import { Button } from "./Button";
import { ChangeList } from "./ChangeList";
import { useModal } from "./useModal";

interface Props extends ComponentProps<typeof ChangeList> {
  title: string;
  onClose: () => void;
}

/** Shows the differences between two versions. */
export function ChangesDialog({ title, onClose, ...versions }: Props) {
  return (
    <dialog ref={useModal("changes-heading")} aria-labelledby="changes-heading" onClose={onClose}>
      <h2 id="changes-heading" tabIndex={-1} className="mb-2 text-[1.5rem] outline-none">
        {title}
      </h2>
      <ChangeList {...versions} />
      <div className="dialog-actions">
        <Button label="Close" onClick={onClose} />
      </div>
    </dialog>
  );
}
