/**
 * Each action has one color, on every background. An action is `outlined` where another action is more important.
 * Transparent borders (ui.css) appear in forced-colors mode.
 */
const INK = { fill: "bg-ink text-paper", outlined: "border-ink" };

const STYLES = {
  call: {
    fill: "bg-deed text-paper",
    outlined: "border-deed text-deed",
  },
  guide: {
    fill: "border-brass bg-brass-light text-ink",
    outlined: "border-brass",
  },
  consultation: INK,
  home: INK,
} as const;

/** What a button does: call the firm, get the guide, book a consultation, or lead to the home page. */
export type Action = keyof typeof STYLES;

export type ButtonVariant = "fill" | "outlined";

/** Returns the classes of a link that looks like a button, with `className` at the end. */
export function buttonStyles(action: Action, variant: ButtonVariant, className = ""): string {
  return `button ${STYLES[action][variant]} ${className}`.trim();
}
