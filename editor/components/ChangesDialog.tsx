import type { ComponentProps } from "react";
import { Button } from "./Button";
import { ChangeList } from "./ChangeList";
import { Dialog } from "./Dialog";

interface Props extends ComponentProps<typeof ChangeList> {
  title: string;
  onClose: () => void;
}

/** Shows the differences between two versions. */
export function ChangesDialog({ title, onClose, ...versions }: Props) {
  return (
    <Dialog title={title} onClose={onClose} actions={<Button label="Close" onClick={onClose} />}>
      <ChangeList {...versions} />
    </Dialog>
  );
}
