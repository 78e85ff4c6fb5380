import type { ContentVersion } from "../repositories/repository";
import { Button } from "./Button";
import { ChangeList } from "./ChangeList";
import { useModal } from "./useModal";

interface Props {
  title: string;
  /** What the draft is compared with. */
  before: ContentVersion;
  onClose: () => void;
}

/** What somebody has changed, before it is saved or published. */
export function ChangesDialog({ title, before, onClose }: Props) {
  return (
    <dialog ref={useModal()} aria-labelledby="changes-heading" onClose={onClose}>
      <h2 id="changes-heading" className="mb-2 text-[1.5rem]">
        {title}
      </h2>
      <ChangeList before={before} does="Take back" />
      <Button does="Close" onClick={onClose} />
    </dialog>
  );
}
