import * as z from "zod";
import type { ContentPath } from "./diagnostics";
import { isRecord } from "./is-record";
import { fieldsOfGroup, metaOf, schemaAt } from "./walk-schema";

/** A group of fields that somebody is editing. Any field may be missing or of the wrong type. */
export type Group = Readonly<Record<string, unknown>>;

/** Derives a field's value from the other fields of its group; undefined while they are not filled in. */
export type Derive<T = unknown> = (group: Group) => T | undefined;

/** Returns a content file, or a part of it, as pages show it: with its derived fields, and with lists from A to Z. */
export function withDerived(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const entries = value.map((entry) => withDerived(schema.element as z.ZodType, entry));
    return metaOf(schema).sorted ? fromAToZ(entries.map(String)) : entries;
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const whole: Record<string, unknown> = { ...value };
  for (const [key, field] of fieldsOfGroup(schema)) {
    const { derive, ignoresFile } = metaOf(field);
    const isGiven = whole[key] !== undefined && whole[key] !== "";
    // A field that cannot be derived yet keeps the value from the file.
    whole[key] = derive && (ignoresFile || !isGiven) ? (derive(whole) ?? whole[key]) : withDerived(field, whole[key]);
  }
  return whole;
}

/** Returns the fields with a derived value that is outdated once the field at `path` has its new value. */
export function outdatedFields(file: z.ZodType, content: unknown, path: ContentPath, changed: unknown): ContentPath[] {
  const groupPath = path.slice(0, -1);
  const schema = schemaAt(file, groupPath);
  if (!(schema instanceof z.ZodObject)) return [];
  const before: Group = Object(groupPath.reduce((part, step) => Object(part)[step], content));
  const after = { ...before, [String(path.at(-1))]: changed };
  const outdated = fieldsOfGroup(schema).filter(([key, field]) => {
    const { derive, hidden } = metaOf(field);
    if (!derive || hidden || key === path.at(-1)) return false;
    const derived = derive(before);
    return derived !== undefined && derived === before[key] && derived !== derive(after);
  });
  return outdated.map(([key]) => [...groupPath, key]);
}

/** Makes a function that derives a value from text fields of the same group, once all are filled in. */
export function fromTexts<T>(keys: readonly string[], make: (...texts: string[]) => T | undefined): Derive<T> {
  return (group) => {
    const texts = keys.map((key) => group[key]).filter((value) => typeof value === "string" && value !== "");
    return texts.length === keys.length ? make(...(texts as string[])) : undefined;
  };
}

/** The alphabetical order of names. It ignores case and accents. */
export const ALPHABET = new Intl.Collator("en", { sensitivity: "base" });

/** Sorts strings from A to Z. Empty strings come last. */
export const fromAToZ = (texts: readonly string[]) =>
  texts.toSorted((a, b) => Number(a === "") - Number(b === "") || ALPHABET.compare(a, b));

/** Returns the first letter of a name ("“Ann” Lee" → "A"), or the first character if no letter is in it. */
export function initialOf(name: string): string | undefined {
  const composed = name.normalize("NFC");
  // Modifier letters, such as the "ʿ" in "ʿAlī", do not count.
  const letter = composed.match(/(?!\p{Lm})\p{L}/u)?.[0] ?? [...composed][0];
  return letter?.toUpperCase();
}

/** How many characters of a review are shown before the visitor opens the whole text. */
export const SHORT_TEXT = { min: 20, max: 240 } as const;

/**
 * Patterns for the places where a short text may end, the best first: after a sentence, after a word, or at a character
 * that is neither a letter nor a digit. The period of an initial or of a title such as "Dr." does not end a sentence.
 */
const ENDS = [
  /(?:(?<!\b(?:\p{Lu}|Mr|Mrs|Ms|Dr|Jr|Sr|St|No|vs))\.|[!?…])[)"'”’]*(?=\s+\P{Ll})/gu,
  /\S(?=\s)/gu,
  /[^\p{L}\p{N}]/gu,
];

/** Splits text into characters as people see them: an emoji of several code points is one character. */
const CHARACTERS = new Intl.Segmenter("en");

/** Returns a short text unchanged; of a long one, the first sentences, or words if a sentence is too long. */
export function shortTextOf(fullText: string): string {
  const { min, max } = SHORT_TEXT;
  if (fullText.length <= max) return fullText;
  const characters = CHARACTERS.segment(fullText);
  const isWhole = (end: number) => characters.containing(end)?.index === end;
  for (const pattern of ENDS) {
    const ends = [...fullText.matchAll(pattern)].map(({ index, 0: { length } }) => index + length);
    const last = ends.findLast((end) => min <= end && end <= max && isWhole(end));
    if (last !== undefined) return fullText.slice(0, last);
  }
  return fullText.slice(0, characters.containing(max)?.index);
}

/** Returns an id made from a checksum of the texts, such as "review-1k3f9p", for an entry without an id of its own. */
export function checksumId(prefix: string, ...texts: string[]): string {
  const sum = [...texts.join("\n")].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 32, 7);
  return `${prefix}-${sum.toString(36)}`;
}
