/** The colors of the raster art: the same values as in tailwind.config.js, which the browser's styles come from. */
export const PAPER = "#f8f4ea";
export const INK = "#14202e";
export const DEED = "#17472f";
export const BRASS = "#a07a2b";
export const BRASS_LIGHT = "#dcc07a";
export const SURVEY = "#c9bea3";
