type Review = Pick<Queries.Review, "name" | "date" | "source" | "fullText">;

/** How many characters of a long review are shown until it is opened: not only "Wow!". */
const SHORT_TEXT = { min: 120, max: 240 };

/** Matches the end of a sentence: not the period of an initial (but "I" is a word), or of a title such as "Dr." */
const SENTENCE_END = /(?:(?<!(?<![\p{L}\d])(?:[^\P{Lu}I]|Mr|Mrs|Ms|Dr|Jr|Sr|St|No|e\.g|i\.e))\.|[!?…])[)"'”’]*(?=\s)/gu;
const AFTER_SENTENCE = new RegExp(`(?<=${SENTENCE_END.source})`, "u");
const LINE_BREAK = /\s*[\r\n]/;
const WORD_END = /\S(?=\s)/gu;

/** Returns what the site shows of a review besides the fields in its file. */
export function deriveReview({ name, date, source, fullText }: Review) {
  const shortText = shorten(fullText);
  return {
    /** Does not depend on the text, so that a corrected review keeps its id. */
    id: encodeURIComponent(`${name} ${date} ${source}`),
    /** The first letter of the name, or its first character if it has no letter. */
    initial: (/\p{L}/u.exec(name)?.[0] ?? [...name][0] ?? "").toUpperCase(),
    /** The first sentence of the short text, or its first paragraph. The site sets it larger. */
    opening: shortText.split(LINE_BREAK, 1).join().split(AFTER_SENTENCE, 1).join(),
    shortText,
    hasReadMore: shortText !== fullText,
  };
}

/**
 * Returns a short text as it is. A long one ends with its first paragraph or, if that is too short or too long, after
 * the last sentence that fits, or else after the last word.
 */
function shorten(text: string): string {
  const { min, max } = SHORT_TEXT;
  const [first = ""] = text.split(LINE_BREAK);
  if (text.length <= max) return text;
  if (first.length >= min && first.length <= max) return first;
  for (const pattern of [SENTENCE_END, WORD_END]) {
    const ends = [...text.slice(0, max + 1).matchAll(pattern)].map(({ index, 0: { length } }) => index + length);
    const last = ends.findLast((end) => end >= min);
    if (last !== undefined) return text.slice(0, last);
  }
  return [...text].slice(0, max).join("");
}
