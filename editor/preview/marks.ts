import * as z from "zod";
import { isRecord } from "../../content-model/is-record";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { metaOf, schemaAt } from "../../content-model/walk-schema";
import type { PageData } from "../../gatsby/content/page-data";
import type { Place } from "../draft/paths";
import type { Draft } from "./drafted-data";

/**
 * In the preview, each text ends with an invisible mark that identifies its
 * field. Components render the mark with the text.
 *
 * A mark is the number of a field in binary, in two characters that have no
 * width and allow no line break beside them, so that they change no layout. At
 * the start of a text, a mark could prevent a line break before the text.
 */
const DIGITS = ["\u2060", "\ufeff"] as const;
const LENGTH = 16;
const MARK = new RegExp(`[${DIGITS.join("")}]{${LENGTH}}`, "g");

/** The field of each mark. */
const fields = new Map<string, Place>();
/** The mark of each field, by the field as JSON. */
const marks = new Map<string, string>();

function markOf(field: Place): string {
  const json = JSON.stringify(field);
  const known = marks.get(json);
  if (known) return known;
  const digits = fields.size.toString(2).padStart(LENGTH, "0");
  const mark = digits.replaceAll("0", DIGITS[0]).replaceAll("1", DIGITS[1]);
  fields.set(mark, field);
  marks.set(json, mark);
  return mark;
}

/** Returns the fields that are marked in a text, each with the position of its mark. */
export function marksIn(text: string): { field: Place; end: number }[] {
  return [...text.matchAll(MARK)].flatMap(({ 0: mark, index }) => {
    const field = fields.get(mark);
    return field ? [{ field, end: index }] : [];
  });
}

export const withoutMarks = (text: string) => text.replace(MARK, "");

/** Marks all texts of the draft in the data of the pages. Derived texts have no marks. */
export function marked(data: PageData, content: Draft["content"]): PageData {
  return mapValues(data, (value, name) => {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as ContentName;
    return markedValue({ file, path: [] }, value, content[file], CONTENT_SCHEMAS[file]);
  }) as PageData;
}

function markedValue(field: Place, value: unknown, drafted: unknown, schema: z.ZodType | undefined): unknown {
  const { file, path } = field;
  const inside = (part: unknown, key: string | number) =>
    markedValue({ file, path: [...path, key] }, part, Object(drafted)[key], schema && schemaAt(schema, [key]));
  if (!drafted || !schema) return value;
  const { date, time, image } = metaOf(schema);
  if (date || time || isUsedByScript(field, schema)) return value;
  if (image) {
    // A fragment does not change which image is loaded.
    const addMark = (src: unknown) => `${src}#${markOf(field)}`;
    return JSON.parse(JSON.stringify(value), (key, part) => (key === "src" ? addMark(part) : part));
  }
  if (Array.isArray(value)) return value.map(inside);
  if (isRecord(value)) return mapValues(value, inside);
  return typeof value === "string" && value !== "" ? value + markOf(field) : value;
}

/** Returns whether components compute with a text, so that a mark would change the result. */
function isUsedByScript({ file, path }: Place, schema: z.ZodType): boolean {
  const isAddressOfSite = file === "site" && path.join() === "url";
  const name = String(path.at(-1));
  return schema instanceof z.ZodEnum || ["id", "shortText"].includes(name) || isAddressOfSite;
}

/** Marks the description of the map. Marks in its other texts would change the drawing. */
export function markedMap(map: Queries.CountyMap): Queries.CountyMap {
  const marks = ["counties", "map"].map((key) => markOf({ file: "landing", path: ["hero", key] }));
  return { ...map, description: map.description + marks.join("") };
}

function mapValues(group: object, change: (value: unknown, key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(group).map(([key, value]) => [key, change(value, key)]));
}
