const ICONS = {
  previous: "m10 2-6 6 6 6",
  next: "m6 2 6 6-6 6",
  pause: "M5 3v10M11 3v10",
  play: "m4 3 9 5-9 5z",
} as const;

interface IconButtonProps {
  /** The button's accessible name, which is also its tooltip. */
  label: string;
  icon: keyof typeof ICONS;
  disabled?: boolean;
  onClick: () => void;
}

/** A round button that shows only an icon. */
export function IconButton({ label, icon, disabled = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-full border disabled:cursor-default disabled:opacity-50"
    >
      <svg className="size-4" viewBox="0 0 16 16" aria-hidden="true">
        <path d={ICONS[icon]} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
