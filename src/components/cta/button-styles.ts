const INK = { fill: "bg-ink text-paper", outlined: "border-ink", onGreen: "bg-paper text-ink" };

/** Each action has one color. An action is `outlined` where another action is more important. */
const STYLES = {
  call: { fill: "bg-deed text-paper", outlined: "border-deed text-deed", onGreen: "border-brass-light" },
  guide: { fill: "border-brass bg-brass-light text-ink", outlined: "border-brass", onGreen: "border-brass-light" },
  consultation: INK,
  home: INK,
} as const;

/** What a button does: call the firm, get the guide, book a consultation, or lead to the home page. */
export type Action = keyof typeof STYLES;

export type ButtonVariant = keyof typeof INK;

/** Returns the classes of a link that looks like a button, with `className` at the end. */
export function buttonStyles(action: Action, variant: ButtonVariant, className = ""): string {
  return `button ${STYLES[action][variant]} ${className}`.trim();
}
