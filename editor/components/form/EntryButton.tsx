import type { Ref } from "react";

interface Props {
  /** "Delete" */
  does: string;
  /** Of the entry that it is for: as a screen reader lists it, out of its place, "Delete" alone would say nothing. */
  name: string;
  isIdle?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

/** Does something with an entry of a list. While it is idle it keeps the focus, unlike one that is disabled. */
export function EntryButton({ does, name, isIdle = false, ref, onClick }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className="link"
      aria-label={`${does}: ${name}`}
      aria-disabled={isIdle}
      onClick={() => isIdle || onClick()}
    >
      {does}
    </button>
  );
}

/** Stands where something was that has just been deleted, and has the focus: a mistake is taken back at once. */
export function Deleted({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <p className="bg-paper-deep px-3.5 py-2.5">
      Deleted “{name}”. <EntryButton does="Undo" name={name} ref={focus} onClick={onUndo} />
    </p>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();
