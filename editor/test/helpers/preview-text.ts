/** Matches all of a text of the preview, in which each word of the content may be followed by an invisible mark. */
export function said(words: string): RegExp {
  const mark = "[\\u2060\\ufeff\\s]*";
  const letters = Array.from(words, (letter) => (/\s/.test(letter) ? "\\s" : letter.replace(/\W/, "\\$&")));
  return new RegExp(`^${mark}${letters.join(mark)}${mark}$`);
}
