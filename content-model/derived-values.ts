import * as z from "zod";
import type { ContentPath } from "./diagnostics";
import { isRecord } from "./is-record";
import { fieldsOfGroup, metaOf, schemaAt } from "./walk-schema";

/** A group of fields as somebody is writing it: nothing about it need be right. */
export type Group = Readonly<Record<string, unknown>>;

/** What a field's value follows from: the other fields of its group. Undefined while there is nothing to derive it from. */
export type Derive<T = unknown> = (group: Group) => T | undefined;

/** A content file, or a part of it, as pages show it: with all that follows from other fields, sorted lists from A to Z. */
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
    // While a field cannot be derived yet, what the file says stays.
    whole[key] = derive && (ignoresFile || !isGiven) ? (derive(whole) ?? whole[key]) : withDerived(field, whole[key]);
  }
  return whole;
}

/** Fields that hold exactly what follows from the field at a path, but not from its new value. */
export function outdatedFields(file: z.ZodType, content: unknown, path: ContentPath, changed: unknown): ContentPath[] {
  const holder = path.slice(0, -1);
  const [schema, key] = [schemaAt(file, holder), String(path.at(-1))];
  if (!(schema instanceof z.ZodObject)) return [];
  const before: Group = Object(holder.reduce((part, step) => Object(part)[step], content));
  const after = { ...before, [key]: changed };
  const outdated = fieldsOfGroup(schema).filter(([other, field]) => {
    const { derive, hidden } = metaOf(field);
    const [old, next] = [before, after].map((group) => derive?.(group));
    return other !== key && !hidden && old !== undefined && old === before[other] && old !== next;
  });
  return outdated.map(([other]) => [...holder, other]);
}

/** What follows from texts in the same group, once they are all there. */
export function fromTexts<T>(keys: readonly string[], make: (...texts: string[]) => T | undefined): Derive<T> {
  return (group) => {
    const texts = keys.map((key) => group[key]).filter((value) => typeof value === "string" && value !== "");
    return texts.length === keys.length ? make(...(texts as string[])) : undefined;
  };
}

/** From A to Z, as a reader looks for a name: case and accents do not count. */
export const ALPHABET = new Intl.Collator("en", { sensitivity: "base" });

/** One that is still empty comes last. */
export const fromAToZ = (texts: readonly string[]) =>
  texts.toSorted((a, b) => Number(a === "") - Number(b === "") || ALPHABET.compare(a, b));

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

/** Characters as people see them: an emoji of several signs is one. */
const CHARACTERS = new Intl.Segmenter("en");

/** The whole text if it is short, or else its first sentences; where none ends early enough, its first words. */
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

/** The name by which a page knows an entry that has none of its own: "review-1k3f9p", other texts, other letters. */
export function checksumName(prefix: string, ...texts: string[]): string {
  const sum = [...texts.join("\n")].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 32, 7);
  return `${prefix}-${sum.toString(36)}`;
}
