/**
 * Each action has one color, on every background. An action is `outlined` where another action is more important.
 * The transparent borders become visible in forced-colors mode.
 */
const STYLES = {
  call: {
    fill: "border-transparent bg-deed text-paper",
    outlined: "border-deed text-deed",
  },
  guide: {
    fill: "border-brass bg-brass-light text-ink",
    outlined: "border-brass",
  },
  consultation: {
    fill: "border-transparent bg-ink text-paper",
    outlined: "border-ink",
  },
} as const;

/** The three calls to action: call the firm, get the guide, book a consultation. */
export type Action = keyof typeof STYLES;

export type ButtonVariant = "fill" | "outlined";

/** The classes of the link to the home page below these buttons, which has the same height. */
export const HOME_LINK = "mt-4 inline-flex min-h-12 items-center font-semibold underline";

/** Returns the classes of a link that looks like a button, with `className` at the end. */
export function buttonStyles(action: Action, variant: ButtonVariant, className = ""): string {
  return `button ${STYLES[action][variant]} ${className}`.trim();
}
