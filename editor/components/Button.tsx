interface Props {
  /** The visible text: "Delete". */
  label: string;
  /** The entry that the button is for. Screen readers add it, because they also list buttons out of context. */
  name?: string;
  className?: "link" | "button" | "button primary";
  /** Unlike `disabled`, this lets the button keep the focus. */
  isDisabled?: boolean;
  id?: string;
  onFocus?: () => void;
  onClick: () => void;
}

/** A button that does not submit a form. */
export function Button({ label, name, className = "link", isDisabled, onClick, ...target }: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-label={name && `${label}: ${name}`}
      aria-disabled={isDisabled}
      onClick={() => isDisabled || onClick()}
      {...target}
    >
      {label}
    </button>
  );
}
