/**
 * Control characters, marks of direction, fillers, lost letters … A field's pattern refuses tabs. Letters of some languages
 * need joiners (U+200C, U+200D), and some flags need tags.
 */
const INVISIBLE =
  /(?![\t\n\r\u200c\u200d]|(?<=🏴\p{Cf}*)\p{Cf})[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0\ufffc\ufffd]/u;

/** What people paste from web pages. "<name>" and "x<y" are plain text. */
const TAG = /<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|ol|p|span|strong|u|ul)(?:\s[^<>]*)?\/?>/i;

/** What exports write for "&", quotation marks, spaces and accents. "R&D;" is plain text. */
const ENTITY = /&(?:#\w+|[a-z]{2,}\d*);/i;

/** Returns what is wrong with a plain text. Nothing is removed silently. */
export function plainTextProblem(text: string): string | undefined {
  const { 0: sign = "", index = 0 } = INVISIBLE.exec(text) ?? {};
  if (sign) {
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const word = text.slice(0, index).trim().split(/\s/).at(-1)?.slice(-20);
    return `has a sign that is invisible or lost (U+${code}) ${word ? `after “${word}”` : "at its start"}; retype that word`;
  }
  const [entity] = ENTITY.exec(text) ?? [];
  if (entity) return `has “${entity}”, which the page would show as it is; write the sign that it stands for`;
  return TAG.test(text) ? "has an HTML tag, which the page would show as it is; write plain text" : undefined;
}
