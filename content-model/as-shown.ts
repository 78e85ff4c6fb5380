/** Returns a text as pages show it: without a line break in "15-minute". */
export function asShown<T>(text: T): T | string {
  return typeof text === "string" ? text.replace(/(?<=\d-)(?=\p{L})/gu, "\u2060") : text;
}
