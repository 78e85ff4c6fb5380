import * as z from "zod";
import type { ImageFormat } from "../../content-model/image-metadata";
import { isRecord } from "../../content-model/is-record";
import { helpOf } from "../../content-model/json-schemas";
import { knownKeys, metaOf, schemaAt } from "../../content-model/walk-schema";
import { formatDate, formatNumber, formatTime } from "../../src/lib/format";
import { lowerFirst } from "./lower-first";

/** A field of the model, as a form shows it. */
export type FormField = TypedField | ChoiceField | ImageField | ListField | GroupField;

interface FieldBase {
  /** Of the value, optional or not: for its annotations and for `summarize`. */
  schema: z.ZodType;
  label: string;
  /** What to know before writing: "As the client published it. At most 40 characters." Empty if there is nothing. */
  help: string;
  isOptional: boolean;
  /** The smallest number. */
  min: number;
  /** Characters, the largest number or entries, whichever it has. */
  max: number;
}

export interface TypedField extends FieldBase {
  kind: "text" | "date" | "time" | "number";
  /** Needs several lines to be seen. */
  isLong: boolean;
  /** The only words that may stand there. */
  fixed: string | undefined;
}

interface ChoiceField extends FieldBase {
  kind: "choice";
  options: readonly { value: string; label: string }[];
}

/** The path of an image. */
export interface ImageField extends FieldBase {
  kind: "image";
  /** Where such images are kept: "./images/awards". */
  folder: string;
  formats: readonly ImageFormat[];
}

export interface ListField extends FieldBase {
  kind: "list";
  item: FormField;
  /** From A to Z, so that nobody can move an entry. */
  isSorted: boolean;
  /** "Add a review". */
  addLabel: string;
}

/** Neither the mark of sample content nor what the model hides is among the fields. */
export interface GroupField extends FieldBase {
  kind: "group";
  fields: readonly (readonly [key: string, field: FormField])[];
}

/** From this many characters on, a text is seen better on several lines. */
const LONG_TEXT = 120;

/** What a form shows for a part of the model. @throws if the model has a kind of field that no form has yet */
export function formField(wrapped: z.ZodType): FormField {
  const isOptional = wrapped instanceof z.ZodOptional;
  const schema = isOptional ? (wrapped.unwrap() as z.ZodType) : wrapped;
  const { title: label = "", description = "", examples, date, time, image, ...meta } = schema.meta() ?? {};
  const limits = z.toJSONSchema(schema, { unrepresentable: "any" });
  const { maxLength, minimum: min = -Infinity, maximum, maxItems } = limits;
  const help = helpOf({
    // The form says so by itself.
    description: description.replace(/^Optional\.\s*/, ""),
    ...(maxLength && { maxLength }),
    ...(examples && !(image || date || time) && { examples: [...examples] }),
  });
  const field = { schema, label, help, isOptional, min, max: maxLength ?? maximum ?? maxItems ?? Infinity };
  if (image) {
    const example = String(examples?.[0]);
    return { ...field, kind: "image", folder: example.slice(0, example.lastIndexOf("/")), formats: image.formats };
  }
  if (schema instanceof z.ZodString) {
    const kind = date ? "date" : time ? "time" : "text";
    const isLong = maxLength !== undefined && maxLength > LONG_TEXT && !meta.pattern;
    return { ...field, kind, isLong, fixed: meta.const as string | undefined };
  }
  if (schema instanceof z.ZodNumber) return { ...field, kind: "number", isLong: false, fixed: undefined };
  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map(String).map((value) => ({ value, label: humanize(value) }));
    return { ...field, kind: "choice", options };
  }
  if (schema instanceof z.ZodArray) {
    const item = formField(schema.element as z.ZodType);
    // "A review" → "Add a review"; where the title is no such thing, "Add opening hours".
    const added = /^An? /.test(item.label) ? lowerFirst(item.label) : meta.noun;
    return { ...field, kind: "list", item, isSorted: meta.sorted === true, addLabel: `Add ${added}` };
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape)
      .filter(([key]) => key !== "sample" && !schemaAt(schema, [key])?.meta()?.hidden)
      .map(([key, inner]) => [key, formField(inner)] as const);
    return { ...field, kind: "group", fields };
  }
  throw new Error(
    `The form has no field for "${label}", which is of the kind ${schema.type}; add it to form-model.ts.`,
  );
}

/** What a new field starts with. A list starts with one entry, as most may not be empty. */
export function emptyValue(field: FormField): unknown {
  switch (field.kind) {
    case "group": {
      const required = field.fields.filter(([, { isOptional }]) => !isOptional);
      const empty = Object.fromEntries(required.map(([key, inner]) => [key, emptyValue(inner)]));
      // By its permanent name, an entry is the same one whatever becomes of its words, and wherever it moves.
      return knownKeys(field.schema, []).includes("id") ? { id: crypto.randomUUID().slice(0, 8), ...empty } : empty;
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

/** One line that tells an entry of a list from the others: "Maria D., October 30, 2026". @param schema of the entry */
export function summarize(schema: z.ZodType, value: unknown): string {
  const keys = schema instanceof z.ZodObject && (metaOf(schema).summary ?? firstText(schema));
  const parts =
    keys && isRecord(value) ? keys.map((key) => say(schemaAt(schema, [key]), value[key])) : [say(schema, value)];
  return parts.filter(Boolean).join(", ") || `${metaOf(schema).title} (empty)`;
}

function firstText(schema: z.ZodObject): string[] {
  return Object.keys(schema.shape)
    .filter((key) => metaOf(schemaAt(schema, [key])).plainText === true)
    .slice(0, 1);
}

/** As the site would say it; what is no valid value, as it is. */
function say(schema: z.ZodType | undefined, value: unknown): string {
  if (typeof value === "number") return Number.isInteger(value) ? formatNumber(value) : String(value);
  if (typeof value !== "string") return "";
  const { date, time } = metaOf(schema);
  if (date && z.iso.date().safeParse(value).success) return formatDate(value);
  if (time && schema?.safeParse(value).success) return formatTime(value);
  return schema instanceof z.ZodEnum ? humanize(value) : value;
}
