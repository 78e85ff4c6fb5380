import tailwind from "../../tailwind.config";

const { paper, ink, deed, brass, survey } = tailwind.theme.colors;

/** The colors of the generated images. */
export const PAPER = paper.DEFAULT;
export const INK = ink.DEFAULT;
export const DEED = deed.DEFAULT;
export const BRASS = brass.DEFAULT;
export const BRASS_LIGHT = brass.light;
export const SURVEY = survey;
