/** Elements that people paste from web pages. "<name>" and "x<y" are plain text. */
const NAMES = "a|b|br|div|em|font|h[1-6]|i|iframe|img|li|ol|p|script|span|strong|style|svg|table|t[dr]|u|ul";
const TAG = new RegExp(String.raw`<(?:!--|\/?(?:${NAMES})(?:\s+[\w-]+\s*=[^<>]*)?\s*\/?>)`, "i");

/** The scripts whose letters join. */
const JOINING = `[${"Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
  .split(" ")
  .map((script) => `\\p{scx=${script}}`)
  .join("")}]`;
/** Joiners and variation selectors where a script or an emoji needs them. */
const JOINERS = new RegExp(
  [
    `[\\u200c\\u200d](?=${JOINING})|(?<=(?=\\p{M})${JOINING})[\\u200c\\u200d]`,
    String.raw`(?<=\p{sc=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|(?<=\p{sc=Mong})[\u180b-\u180f]|(?<=\p{sc=Mymr})\ufe00`,
    String.raw`[\ufe0e\ufe0f](?=\u20e3)|(?<=(?![\d#*])\p{Emoji})[\ufe0e\ufe0f]`,
    String.raw`(?<=[\p{ExtPict}\p{EMod}\ufe0f])\u200d(?=\p{ExtPict})`,
    // The flags of England, Scotland and Wales.
    String.raw`(?<=\u{1f3f4})[\u{e0061}-\u{e007a}]{5}\u{e007f}`,
  ].join("|"),
  "gu",
);
/** What nobody sees, or as it is meant: all that is no letter, mark, digit, punctuation, symbol or space. */
const INVISIBLE =
  /\p{Default_Ignorable_Code_Point}|[\u2800\ufffc\ufffd]|[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\p{ExtPict}\n\r]/u;

/** Returns what is wrong with a plain text. Nothing is removed silently. */
export function plainTextProblem(text: string): string | undefined {
  const rest = text.replace(JOINERS, (sign) => "x".repeat(sign.length));
  const found = INVISIBLE.exec(rest);
  if (found) {
    const [sign] = found;
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const kind = sign === "\ufffd" ? "a lost letter" : "an invisible sign";
    const word = wordBefore(text, found.index);
    return `has ${kind} (U+${code}) ${word ? `after “${word}”; retype that word` : "at its start; retype the first word"}`;
  }
  if (TAG.test(text)) return "has an HTML tag, which the page would show as it is; write plain text";
  if (text !== text.trim()) return "has a space or a line break at its start or end; delete it";
  const spaces = text.search(/\p{Zs}{2}/u);
  return spaces < 0 ? undefined : `has two spaces after “${wordBefore(text, spaces)}”; delete one`;
}

/** Returns the end of the word before a place; nothing at the start of the text. */
function wordBefore(text: string, index: number): string | undefined {
  return text.slice(0, index).trim().split(/\s/).at(-1)?.slice(-20);
}
