/** How many characters of a long review are shown until it is opened. A first line such as "Wow!" is too short. */
const SHORT_TEXT = { min: 120, max: 240 };

/** Titles and other words that end with a period within a sentence. */
const ABBREVIATIONS = ["Mr", "Mrs", "Ms", "Dr", "Jr", "Sr", "St", "e.g", "i.e"];

/** Returns what the site shows of a review besides the fields in its file. */
export function deriveReview({ name, date, source, fullText }: Queries.Review) {
  const shortText = shorten(fullText);
  return {
    /** Does not depend on the text, so that a corrected review keeps its id. */
    id: encodeURIComponent(`${name} ${date} ${source}`),
    /** The first letter of the name, or its first character if it has no letter. */
    initial: (/\p{L}/u.exec(name)?.[0] ?? [...name][0] ?? "").toUpperCase(),
    /** The first sentence of the short text. The site sets it larger. */
    opening: shortText.slice(0, sentenceEnds(shortText)[0]),
    shortText,
    hasReadMore: shortText !== fullText,
  };
}

/** Returns a short text as it is. A long one ends after the last sentence that fits, or else after the last word. */
function shorten(text: string): string {
  const { min, max } = SHORT_TEXT;
  if (text.length <= max) return text;
  const fits = (length: number) => length >= min && length <= max;
  const sentence = sentenceEnds(text).findLast(fits);
  const word = endsOf(text, /\S(?=\s)/gu).findLast(fits);
  return text.slice(0, sentence ?? word ?? max);
}

/** Returns the positions after each sentence or line, except the last one. A number begins none: "lot No. 5". */
function sentenceEnds(text: string): number[] {
  const isAbbreviated = (end: number) => {
    const [, word = ""] = /([\p{L}\d.]*)\.$/u.exec(text.slice(0, end)) ?? [];
    // As in "John J. Smith", but not "my wife and I."
    const isInitial = /(?:^|\.)\p{Lu}$/u.test(word) && word !== "I";
    return isInitial || ABBREVIATIONS.includes(word);
  };
  return endsOf(text, /[.!?…][)"'”’]*(?=\s+[^\s\d])|\S(?=\s*[\r\n])/gu).filter((end) => !isAbbreviated(end));
}

function endsOf(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map((match) => match.index + match[0].length);
}
