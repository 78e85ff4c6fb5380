const BASE =
  "inline-flex min-h-12 w-full items-center justify-center gap-2 border px-4 py-3 text-center font-semibold text-balance no-underline tight sm:w-auto sm:px-6";

// The transparent border is what shows a button's edge in forced colors.
const VARIANTS = {
  /** The one thing to do in a section. */
  primary: "border-transparent bg-deed text-paper hover:bg-deed-dark",
  /** Where calling is the main thing, or the guide is. */
  secondary: "border-transparent bg-ink text-paper hover:bg-ink-soft",
  /** Beside a stronger button. */
  outline: "border-current hover:bg-paper-deep",
  /** On a dark section. */
  inverse: "border-transparent bg-paper text-ink hover:bg-paper-deep",
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

/** Classes of a link that looks like a button. At least 48 px high: a thumb's size. */
export function buttonStyles(variant: ButtonVariant, more = ""): string {
  return `${BASE} ${VARIANTS[variant]} ${more}`.trim();
}
