import * as z from "zod";
import { isRecord } from "../../content-model/rule-types";
import { schemaAt } from "../../content-model/schema-diagnostics";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";

/** Of biome.json. */
const LINE_WIDTH = 120;
const INDENT = "  ";

/**
 * The text of a content file, as the project's formatter writes it. Optional fields that hold nothing are left out.
 *
 * @param before the file's value until now: its keys keep their order, and new ones stand where the model has them
 */
export function formatJson(name: ContentName, value: unknown, before: unknown = value): string {
  return `${print(tidy(CONTENT_SCHEMAS[name], value, before), "", 0)}\n`;
}

function tidy(schema: z.ZodType | undefined, value: unknown, before: unknown): unknown {
  if (Array.isArray(value)) {
    const item = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
    return value.map((entry, index) => tidy(item, entry, entryBefore(before, entry, index)));
  }
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
    const tidied = tidy(schema && schemaAt(schema, [key]), field, isRecord(before) ? before[key] : undefined);
    const isOptional = schema instanceof z.ZodObject && schema.shape[key] instanceof z.ZodOptional;
    return tidied === undefined || (isOptional && isBlank(tidied)) ? [] : [[key, tidied]];
  });
  const tidied = Object.fromEntries(fields);
  const keys = orderKeys(schema, Object.keys(tidied), isRecord(before) ? Object.keys(before) : []);
  return Object.fromEntries(keys.map((key) => [key, tidied[key]]));
}

/**
 * The order in which a group's keys are written: those it had keep theirs, and each new one stands before those that
 * follow it in the model. The mark of sample content comes first.
 */
function orderKeys(schema: z.ZodType | undefined, keys: readonly string[], before: readonly string[]): string[] {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape).filter((key) => key !== "sample") : [];
  const model = ["sample", ...fields];
  const ordered = before.filter((key) => keys.includes(key));
  const added = keys.filter((key) => !ordered.includes(key));
  for (const key of added.toSorted((a, b) => model.indexOf(b) - model.indexOf(a))) {
    const followers = model.includes(key) ? model.slice(model.indexOf(key)) : [];
    const next = ordered.findIndex((other) => followers.includes(other));
    ordered.splice(next < 0 ? ordered.length : next, 0, key);
  }
  return ordered;
}

function entryBefore(before: unknown, entry: unknown, index: number): unknown {
  if (!Array.isArray(before)) return undefined;
  const id = isRecord(entry) ? entry.id : undefined;
  return before.find((other) => id !== undefined && isRecord(other) && other.id === id) ?? before[index];
}

/** Whether there is nothing in it; a mark of sample content alone is nothing. */
function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return Object.entries(value).every(([key, field]) => key === "sample" || isBlank(field));
  return value === undefined || value === "";
}

/** @param taken columns of the line that are not the value's: what stands before it, and a comma */
function print(value: unknown, indent: string, taken: number): string {
  const line = printOnOneLine(value);
  if (line !== undefined && (!Array.isArray(value) || taken + widthOf(line) <= LINE_WIDTH)) return line;
  const isList = Array.isArray(value);
  const inner = indent + INDENT;
  const entries = Object.entries(Object(value));
  const lines = entries.map(([key, field], index) => {
    const start = isList ? inner : `${inner}${JSON.stringify(key)}: `;
    const comma = index < entries.length - 1 ? "," : "";
    return `${start}${print(field, inner, widthOf(start + comma))}${comma}`;
  });
  return [isList ? "[" : "{", lines.join("\n"), `${indent}${isList ? "]" : "}"}`].join("\n");
}

/** Undefined for a group with fields, and for a list of such. */
function printOnOneLine(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const entries = value.map(printOnOneLine);
    return entries.includes(undefined) ? undefined : `[${entries.join(", ")}]`;
  }
  return isRecord(value) && Object.keys(value).length > 0 ? undefined : (JSON.stringify(value) ?? "null");
}

/** What takes two columns: emoji, and the signs and letters of East Asia. */
const WIDE =
  /(?!\p{RI})\p{Emoji_Presentation}|[\u2e80-\u303e\u3040-\u3247\u3250-\ua4cf\ufe10-\ufe19\ufe30-\ufe6b\uff00-\uff60\uffe0-\uffe6]/u;

/** What takes none: accents and joiners, which stand on or between other characters. */
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\u200c\u200d]/gu;

/** In columns. */
function widthOf(text: string): number {
  const characters = [...text.replace(WITHOUT_WIDTH, "")];
  return characters.reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);
}
