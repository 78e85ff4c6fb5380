import * as z from "zod";
import { isRecord } from "../../content-model/is-record";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { metaOf, schemaAt } from "../../content-model/walk-schema";
import type { PageData } from "../../gatsby/content/page-data";
import type { Place } from "../draft/paths";
import type { Draft } from "./drafted-data";

export type Field = Place;

/**
 * Invisible marks: in the preview, each text of the draft ends with one that says which field it is of. Components pass
 * it on with the text, so the page itself tells where a field is shown.
 *
 * A mark is the number of its field in binary digits, made of two signs without width, beside which no line may end:
 * nothing in the page moves. It stands behind the text, since between a space and a word it would keep the line together.
 */
const DIGITS = ["\u2060", "\ufeff"] as const;
const LENGTH = 16;
const MARK = new RegExp(`[${DIGITS.join("")}]{${LENGTH}}`, "g");

/** By their numbers, which stay the same from draft to draft. */
const fields: Field[] = [];
/** By their fields, as JSON. */
const marks = new Map<string, string>();

function markOf(field: Field): string {
  const json = JSON.stringify(field);
  const known = marks.get(json);
  if (known) return known;
  const digits = (fields.push(field) - 1).toString(2).padStart(LENGTH, "0");
  const mark = digits.replaceAll("0", DIGITS[0]).replaceAll("1", DIGITS[1]);
  marks.set(json, mark);
  return mark;
}

/** The fields of which a text of the page is made, each with where it ends in the text. */
export function marksIn(text: string): { field: Field; end: number }[] {
  return [...text.matchAll(MARK)].flatMap(({ 0: mark, index }) => {
    const digits = mark.replaceAll(DIGITS[0], "0").replaceAll(DIGITS[1], "1");
    const field = fields[Number.parseInt(digits, 2)];
    return field ? [{ field, end: index }] : [];
  });
}

export const withoutMarks = (text: string) => text.replace(MARK, "");

/** The data of the pages, with a mark in each text that the draft holds. What follows from others has none. */
export function marked(data: PageData, content: Draft["content"]): PageData {
  return mapValues(data, (value, name) => {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as ContentName;
    return markedValue({ file, path: [] }, value, content[file], CONTENT_SCHEMAS[file]);
  }) as PageData;
}

function markedValue(field: Field, value: unknown, drafted: unknown, schema: z.ZodType | undefined): unknown {
  const { file, path } = field;
  const inside = (part: unknown, key: string | number) =>
    markedValue({ file, path: [...path, key] }, part, Object(drafted)[key], schema && schemaAt(schema, [key]));
  if (!drafted || !schema) return value;
  const { date, time, image } = metaOf(schema);
  if (date || time || isUsedByScript(field, schema)) return value;
  if (image) {
    // As a fragment, which changes nothing about what is loaded.
    return JSON.parse(JSON.stringify(value), (key, part) => (key === "src" ? `${part}#${markOf(field)}` : part));
  }
  if (Array.isArray(value)) return value.map(inside);
  if (isRecord(value)) return mapValues(value, inside);
  return typeof value === "string" && value !== "" ? value + markOf(field) : value;
}

/** What components look up, compare, measure or calculate with. */
function isUsedByScript({ file, path }: Field, schema: z.ZodType): boolean {
  const isAddressOfSite = file === "site" && path.join() === "url";
  const name = String(path.at(-1));
  return schema instanceof z.ZodEnum || ["id", "shortText"].includes(name) || isAddressOfSite;
}

/** The map with marks in its description. Its words have none: it is drawn by their lengths. */
export function markedMap(map: Queries.CountyMap): Queries.CountyMap {
  const marks = ["counties", "map"].map((key) => markOf({ file: "landing", path: ["hero", key] }));
  return { ...map, description: map.description + marks.join("") };
}

function mapValues(group: object, change: (value: unknown, key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(group).map(([key, value]) => [key, change(value, key)]));
}
