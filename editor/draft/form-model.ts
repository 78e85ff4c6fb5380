import * as z from "zod";
import type { ImageFormat } from "../../content-model/image-metadata";
import { isRecord } from "../../content-model/is-record";
import { helpOf } from "../../content-model/json-schemas";
import { fieldsOfGroup, knownKeys, metaOf, schemaAt, withoutOptional } from "../../content-model/walk-schema";
import { formatDate, formatNumber, formatTime } from "../../src/lib/format";

/** A field of a form. */
export type FormField = TypedField | ChoiceField | ImageField | ListField | GroupField;

interface FieldBase {
  /** The schema without its `optional()`. */
  schema: z.ZodType;
  label: string;
  /** Advice below the field, or "": "As the client published it. At most 40 characters." */
  help: string;
  isOptional: boolean;
  /** The smallest allowed number. */
  min: number;
  /** The most characters or entries, or the largest number. */
  max: number;
}

export interface TypedField extends FieldBase {
  kind: "text" | "date" | "time" | "number";
  /** Whether the field has several lines. */
  isLong: boolean;
  /** The only allowed text. */
  fixed: string | undefined;
}

export interface ChoiceField extends FieldBase {
  kind: "choice";
  options: readonly { value: string; label: string }[];
}

/** A field for the path of an image. */
export interface ImageField extends FieldBase {
  kind: "image";
  /** The folder for these images: "./images/awards". */
  folder: string;
  formats: readonly ImageFormat[];
}

export interface ListField extends FieldBase {
  kind: "list";
  item: FormField;
  /** Whether the list is always sorted from A to Z. */
  isSorted: boolean;
  /** "Add a review". */
  addLabel: string;
}

/** A group of fields, without marks of sample content and hidden fields. */
export interface GroupField extends FieldBase {
  kind: "group";
  fields: readonly (readonly [key: string, field: FormField])[];
}

/** Fields for texts that may be longer than this, in characters, have several lines. */
const LONG_TEXT = 120;

/** The fields made so far. Making one is slow, because it makes a JSON schema. */
const known = new WeakMap<z.ZodType, FormField>();

/** Returns the form field for a schema. @throws Error if the form has no field for this kind of schema */
export function formField(schema: z.ZodType): FormField {
  const field = known.get(schema) ?? makeField(schema);
  known.set(schema, field);
  return field;
}

function makeField(wrapped: z.ZodType): FormField {
  const schema = withoutOptional(wrapped);
  const isOptional = schema !== wrapped;
  const { title: label = "", description = "", examples, date, time, image, ...meta } = schema.meta() ?? {};
  const limits = z.toJSONSchema(schema, { unrepresentable: "any" });
  const { maxLength, minimum: min = -Infinity, maximum, maxItems } = limits;
  const help = helpOf({
    // The form already marks optional fields.
    description: description.replace(/^Optional\.\s*/, ""),
    ...(maxLength && { maxLength }),
    ...(examples && !(image || date || time) && { examples: [...examples] }),
  });
  const max = maxLength ?? maximum ?? maxItems ?? Infinity;
  const field = { schema, label, help, isOptional, min, max };
  if (image) {
    const example = String(examples?.[0]);
    const folder = example.slice(0, example.lastIndexOf("/"));
    return { ...field, kind: "image", folder, formats: image.formats };
  }
  if (schema instanceof z.ZodString) {
    const kind = date ? "date" : time ? "time" : "text";
    const isLong = maxLength !== undefined && maxLength > LONG_TEXT && !meta.pattern;
    return { ...field, kind, isLong, fixed: meta.const as string | undefined };
  }
  if (schema instanceof z.ZodNumber) {
    return { ...field, kind: "number", isLong: false, fixed: undefined };
  }
  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map(String).map((value) => ({ value, label: humanize(value) }));
    return { ...field, kind: "choice", options };
  }
  if (schema instanceof z.ZodArray) {
    const item = formField(schema.element as z.ZodType);
    // Titles such as "A review" name one entry. Otherwise, the list has a noun: "opening hours".
    const added = /^An? /.test(item.label) ? lowerFirst(item.label) : meta.noun;
    return { ...field, kind: "list", item, isSorted: meta.sorted === true, addLabel: `Add ${added}` };
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape)
      .filter(([key]) => key !== "sample" && !metaOf(schemaAt(schema, [key])).hidden)
      .map(([key, inner]) => [key, formField(inner)] as const);
    return { ...field, kind: "group", fields };
  }
  throw new Error(
    `The form has no field for "${label}", which is of the kind ${schema.type}; add it to form-model.ts.`,
  );
}

/** Returns the value that a new field starts with. A list starts with one entry. */
export function emptyValue(field: FormField): unknown {
  switch (field.kind) {
    case "group": {
      const required = field.fields.filter(([, { isOptional }]) => !isOptional);
      const empty = Object.fromEntries(required.map(([key, inner]) => [key, emptyValue(inner)]));
      // An id identifies an entry even after all of its words have changed.
      const hasId = knownKeys(field.schema, []).includes("id");
      return hasId ? { id: crypto.randomUUID().slice(0, 8), ...empty } : empty;
    }
    case "list":
      return [emptyValue(field.item)];
    case "text":
    case "date":
    case "time":
      return field.fixed ?? "";
    default:
      return undefined;
  }
}

/** "ladyBird" → "Lady bird". */
function humanize(name: string): string {
  const words = name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "A review" → "a review", for the middle of a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns a one-line name for a value, such as an entry of a list: "Maria D., October 30, 2026". */
export function summarize(schema: z.ZodType, value: unknown): string {
  const summary = summaryParts(schema, value).filter(Boolean).join(", ");
  return summary || `${metaOf(schema).title} (empty)`;
}

function summaryParts(schema: z.ZodType, value: unknown): string[] {
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return [formatValue(schema, value)];
  const keys = metaOf(schema).summary ?? firstText(schema);
  return keys.map((key) => formatValue(schemaAt(schema, [key]), value[key]));
}

function firstText(schema: z.ZodObject): string[] {
  const first = fieldsOfGroup(schema).find(([, field]) => metaOf(field).plainText);
  return first ? [first[0]] : [];
}

/** Formats a value as the site does. Invalid values are returned unchanged. */
function formatValue(schema: z.ZodType | undefined, value: unknown): string {
  if (typeof value === "number") return Number.isInteger(value) ? formatNumber(value) : String(value);
  if (typeof value !== "string") return "";
  const { date, time } = metaOf(schema);
  if (date && z.iso.date().safeParse(value).success) return formatDate(value);
  if (time && schema?.safeParse(value).success) return formatTime(value);
  return schema instanceof z.ZodEnum ? humanize(value) : value;
}
