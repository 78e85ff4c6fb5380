/** A group of fields as somebody is writing it: nothing about it need be right. */
export type Group = Readonly<Record<string, unknown>>;

/**
 * What a field's value follows from: the fields beside it, and the other entries of the list that the group stands in.
 * Undefined as long as there is nothing to derive it from.
 */
export type Derive<T = unknown> = (group: Group, others: readonly Group[]) => T | undefined;

/** What follows from texts in the same group, once they are all there. */
export function fromTexts<T>(keys: readonly string[], make: (...texts: string[]) => T | undefined): Derive<T> {
  return (group) => {
    const texts = keys.map((key) => group[key]).filter((value) => typeof value === "string" && value !== "");
    return texts.length === keys.length ? make(...(texts as string[])) : undefined;
  };
}

/** From A to Z, as a reader looks for a name: case and accents do not count. */
export const ALPHABET = new Intl.Collator("en", { sensitivity: "base" });

/** A list that the model calls `sorted`, in the order in which the page shows it. */
export const fromAToZ = (texts: readonly string[]) => texts.toSorted(ALPHABET.compare);

/** "Łucja" → "Ł", "“Ann” Lee" → "A"; of a name without letters, its first sign. */
export function initialOf(name: string): string | undefined {
  const composed = name.normalize("NFC");
  // Not what only stands before a letter: the "ʿ" of "ʿAlī".
  const letter = composed.match(/(?!\p{Lm})\p{L}/u)?.[0] ?? [...composed][0];
  return letter?.toUpperCase();
}

/** Characters of a review that are shown before somebody asks for more. */
export const SHORT_TEXT = { min: 20, max: 240 } as const;

/** Where a text may end, the best places first. An initial or a title before a name ends no sentence. */
const ENDS = [
  /(?:(?<!\b(?:\p{Lu}|Mr|Mrs|Ms|Dr|Jr|Sr|St|No|vs))\.|[!?…])[)"'”’]*(?=\s+\P{Ll})/gu,
  /\S(?=\s)/gu,
  /[^\p{L}\p{N}]/gu,
];

/** The whole text if it is short, or else its first sentences; where none ends early enough, its first words. */
export function shortTextOf(fullText: string): string {
  const { min, max } = SHORT_TEXT;
  if (fullText.length <= max) return fullText;
  for (const pattern of ENDS) {
    const ends = [...fullText.matchAll(pattern)].map(({ index, 0: { length } }) => index + length);
    const last = ends.findLast((end) => min <= end && end <= max);
    if (last !== undefined) return fullText.slice(0, last);
  }
  return fullText.slice(0, max);
}

export function needsReadMore(shortText: string, fullText: string): boolean {
  return shortText !== fullText;
}

/** Characters of a permanent name. */
const ID_LENGTH = 60;

/** A permanent name made of a text: "Quitclaim deeds" → "quitclaim-deeds", or "quitclaim-deeds-2" where that is taken. */
export function idFromText(key: string): Derive<string> {
  return (group, others) => fromTexts([key], (text) => freeId(text, others))(group, others);
}

function freeId(text: string, others: readonly Group[]): string {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ");
  const words = plain.match(/[a-z0-9]+/g) ?? ["entry"];
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? "" : `-${number}`;
    const id = `${joinUpTo(ID_LENGTH - suffix.length, words)}${suffix}`;
    if (!others.some((other) => other.id === id)) return id;
  }
}

/** As many whole words as fit; of a single one that is too long, its start. */
function joinUpTo(length: number, words: readonly string[]): string {
  const fits = words.findLastIndex((_word, index) => words.slice(0, index + 1).join("-").length <= length);
  return words
    .slice(0, Math.max(1, fits + 1))
    .join("-")
    .slice(0, length);
}

/** A permanent name with a number: "review-7" where the highest so far is 6. */
export function numberedId(prefix: string): Derive<string> {
  const form = new RegExp(`^${prefix}-(\\d{1,9})$`);
  return (_group, others) => {
    const numbers = others.map(({ id }) => Number(String(id).match(form)?.[1] ?? 0));
    return `${prefix}-${Math.max(0, ...numbers) + 1}`;
  };
}
