import type { ComponentProps } from "react";

const ICONS = {
  previous: "m10 2-6 6 6 6",
  next: "m6 2 6 6-6 6",
  pause: "M5 3v10M11 3v10",
} as const;

interface IconButtonProps extends Omit<ComponentProps<"button">, "className"> {
  /** The button's accessible name, which is also its tooltip. */
  label: string;
  icon: keyof typeof ICONS;
}

/** A round button that shows only an icon. */
export function IconButton({ label, icon, ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      data-tooltip=""
      className="aria-pressed:bg-ink aria-pressed:text-paper relative grid size-12 shrink-0 place-items-center rounded-full border enabled:cursor-pointer disabled:opacity-50 forced-colors:aria-pressed:border-4"
      {...attributes}
    >
      <svg className="size-4" viewBox="0 0 16 16" aria-hidden="true">
        <path d={ICONS[icon]} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      {/* A translator may have changed this text before React starts. */}
      <span className="sr-only" suppressHydrationWarning>
        {label}
      </span>
    </button>
  );
}
