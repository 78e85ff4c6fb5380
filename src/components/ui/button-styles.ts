/**
 * One color per action, on every ground. `outlined` is the same action where another one is stronger. Forced colors draw
 * the edge of a button where it is transparent here.
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

/** What a visitor can do: call the firm, get the guide, book a consultation. */
export type Action = keyof typeof STYLES;

export type ButtonVariant = "fill" | "outlined";

/** Classes of a link home below such buttons: not one of the three actions, and as high. */
export const HOME_LINK = "mt-4 inline-flex min-h-12 items-center font-semibold underline";

/** Classes of a link that looks like a button. */
export function buttonStyles(action: Action, variant: ButtonVariant, more = ""): string {
  return `button ${STYLES[action][variant]} ${more}`.trim();
}
