interface Props {
  /** What it does: "Delete". */
  does: string;
  /** For which entry: as a screen reader lists the button, out of its place, "Delete" alone would say nothing. */
  name?: string;
  /** The classes of its look (editor.css). */
  look?: "button" | "button primary" | "link";
  /** There is nothing to do. Unlike a button that is disabled, it keeps the focus of a person who has just pressed it. */
  isIdle?: boolean;
  id?: string;
  onFocus?: () => void;
  onClick: () => void;
}

/** A button that does something at once, and sends no form. */
export function Button({ does, name, look = "button", isIdle, onClick, ...target }: Props) {
  return (
    <button
      type="button"
      className={look}
      aria-label={name && `${does}: ${name}`}
      aria-disabled={isIdle}
      onClick={() => isIdle || onClick()}
      {...target}
    >
      {does}
    </button>
  );
}
