import type { ButtonHTMLAttributes } from "react";
import { openIfOpened } from "../../lib/toggle";

interface ToggleButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it opens; the copies of a button share it. One word. */
  value: string;
}

/**
 * A button that opens and closes something, which the style sheet shows or hides by the button's `aria-expanded`.
 * The script in the page's head answers its clicks (src/client/inline/early-clicks.ts), before React is there as well as
 * after it: React renders it closed, and leaves it alone.
 */
export function ToggleButton(props: ToggleButtonProps) {
  return <button ref={openIfOpened} type="button" aria-expanded={false} {...props} />;
}
