interface Props {
  /** "Delete" */
  does: string;
  /** Of the entry that it is for: as a screen reader lists it, out of its place, "Delete" alone would say nothing. */
  name: string;
  isIdle?: boolean;
  onClick: () => void;
}

/** Does something with an entry of a list. While it is idle it keeps the focus, unlike one that is disabled. */
export function EntryButton({ does, name, isIdle = false, onClick }: Props) {
  return (
    <button
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
