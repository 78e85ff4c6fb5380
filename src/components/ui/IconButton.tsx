import type { ComponentProps } from "react";
import { Drawing } from "./Drawing";

interface IconButtonProps extends Omit<ComponentProps<"button">, "className"> {
  /** The button's accessible name, which is also its tooltip. */
  label: string;
  icon: "previous" | "next" | "pause";
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
      <Drawing href={`/icons.svg#${icon}`} className="size-4" />
      {/* A translator may have changed this text before React starts. */}
      <span className="sr-only" suppressHydrationWarning>
        {label}
      </span>
    </button>
  );
}
