const BASE =
  "inline-flex min-h-12 items-center justify-center gap-3 px-6 py-3 text-center font-semibold leading-tight no-underline transition-colors";

const TONES = {
  /** The one thing to do in a band. */
  deed: "bg-deed text-paper hover:bg-deed-dark",
  /** Calling, where the guide is the main thing. */
  ink: "bg-ink text-paper hover:bg-ink-soft",
  /** Beside a stronger button. */
  outline: "border border-current hover:bg-paper-deep",
  /** On a dark band. */
  paper: "bg-paper text-ink hover:bg-paper-deep",
} as const;

export type ButtonTone = keyof typeof TONES;

/** Classes of a link that looks like a button. At least 48 px high: a thumb's size. */
export function buttonStyles(tone: ButtonTone, more = ""): string {
  return `${BASE} ${TONES[tone]} ${more}`.trim();
}
