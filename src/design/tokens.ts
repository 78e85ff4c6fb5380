import tailwind from "../../tailwind.config";

const { paper, ink, deed, brass, survey } = tailwind.theme.colors;

/** The colours by the names that classes use: `text-ink-soft`, `bg-paper-deep`. */
export const COLORS = {
  paper: paper.DEFAULT,
  "paper-deep": paper.deep,
  ink: ink.DEFAULT,
  "ink-soft": ink.soft,
  deed: deed.DEFAULT,
  "deed-dark": deed.dark,
  brass: brass.DEFAULT,
  "brass-light": brass.light,
  survey,
};

export type ColorName = keyof typeof COLORS;

/** Every pair of text and ground that the site shows. Each has at least 7:1 (contrast.test.ts). */
export const TEXT_PAIRS: readonly [text: ColorName, ground: ColorName][] = [
  ["ink", "paper"],
  ["ink", "paper-deep"],
  ["ink-soft", "paper"],
  ["ink-soft", "paper-deep"],
  ["deed", "paper"],
  ["deed", "paper-deep"],
  ["paper", "ink"],
  ["paper", "ink-soft"],
  ["paper", "deed"],
  ["paper", "deed-dark"],
  ["survey", "ink"],
  ["brass-light", "ink"],
];

/** Lines that carry meaning, on their ground: the mark of the current section, the edges of buttons. At least 3:1. */
export const LINE_PAIRS: readonly [line: ColorName, ground: ColorName][] = [
  ["brass", "paper"],
  ["brass", "paper-deep"],
  ["brass", "ink"],
  ["brass-light", "deed"],
];

/** Names of the type scale, from the largest to the smallest. */
export const TYPE_SCALE = Object.keys(tailwind.theme.fontSize).reverse();
