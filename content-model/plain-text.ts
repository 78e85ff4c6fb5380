/** Elements that people paste from web pages. "<name>" and "x<y" are plain text. */
const NAMES = "a|b|br|div|em|font|h[1-6]|i|iframe|img|li|ol|p|script|span|strong|style|svg|table|t[dr]|u|ul";
const TAG = new RegExp(String.raw`<(?:!--|\/?(?:${NAMES})(?:\s+[\w-]+\s*=[^<>]*)?\s*\/?>)`, "i");

const LETTER = String.raw`[\p{L}--\p{sc=Latin}]`;
const MARK = String.raw`[\p{M}--\p{sc=Inherited}]`;
/** Emojis, and invisible signs where scripts other than Latin need them: variation selectors, joiners of letters. */
const NEEDED = new RegExp(
  String.raw`\p{RGI_Emoji}|\p{ExtPict}\ufe0e|(?<=${LETTER})\p{VS}|(?<=${MARK})[\u200c\u200d]|[\u200c\u200d](?=${LETTER})`,
  "gv",
);
/** Signs that are invisible, or a lost letter. Line breaks are for the caller. */
const INVISIBLE = /(?![\n\r])[\p{DI}\p{C}\p{Zl}\p{Zp}\u2800\ufffc\ufffd]/u;

/** Returns what is wrong with a plain text. Nothing is removed silently. */
export function plainTextProblem(text: string): string | undefined {
  const found = INVISIBLE.exec(text.replace(NEEDED, (sign) => "x".repeat(sign.length)));
  if (found) {
    const [sign] = found;
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const kind = { "\ufffd": "a lost letter", "\t": "a tab" }[sign] ?? "an invisible sign";
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
