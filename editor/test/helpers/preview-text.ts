/** Matches a whole text of the preview, which may have an invisible mark after each word. */
export function said(words: string): RegExp {
  const mark = "[\\u2060\\ufeff\\s]*";
  const letters = Array.from(words, (letter) => (/\s/.test(letter) ? "\\s" : letter.replace(/\W/, "\\$&")));
  return new RegExp(`^${mark}${letters.join(mark)}${mark}$`);
}
