/** Returns a text, or a list of texts, as pages show it: without a line break in "15-minute". All else is unchanged. */
export function asShown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asShown);
  return typeof value === "string" ? value.replace(/(?<=\d-)(?=\p{L})/gu, "\u2060") : value;
}
