import * as z from "zod";
import type { ImageRequirements } from "../../content-model/fields";
import { helpOf } from "../../content-model/json-schemas";
import { isRecord } from "../../content-model/rule-types";
import { schemaAt } from "../../content-model/schema-diagnostics";
import { formatDate, formatNumber, formatTime } from "../../src/lib/format";

/** A field of the model, as a form shows it. */
export type FormField =
  | TextField
  | NumberField
  | EnumerationField
  | FixedField
  | ImageField
  | ListField
  | GroupField
  | DateField
  | TimeField
  | BooleanField;

interface FieldBase {
  /** For `summarize` and `deriveValue`. */
  schema: z.ZodType;
  label: string;
  /** What to know before writing: "As the client published it. At most 40 characters." Empty if there is nothing. */
  help: string;
  isOptional: boolean;
  /** Whether an empty field gets its value from others. */
  derived?: true;
}

export interface TextField extends FieldBase {
  kind: "text";
  /** Characters. */
  max?: number;
  /** Needs several lines to be seen. */
  isLong: boolean;
}

export interface NumberField extends FieldBase {
  kind: "number";
  isInteger: boolean;
  min: number;
  max: number;
}

export interface EnumerationField extends FieldBase {
  kind: "enumeration";
  options: readonly { value: string; label: string }[];
}

export interface DateField extends FieldBase {
  kind: "date";
}

export interface TimeField extends FieldBase {
  kind: "time";
}

export interface BooleanField extends FieldBase {
  kind: "boolean";
}

/** Words that nobody may change. */
export interface FixedField extends FieldBase {
  kind: "fixed";
  value: string;
}

/** The path of an image. */
export interface ImageField extends FieldBase {
  kind: "image";
  /** Where such images are kept: "./images/awards". */
  folder: string;
  /** Media types, as a file input takes them. */
  accept: string;
}

export interface ListField extends FieldBase {
  kind: "list";
  item: FormField;
  /** Entries. */
  min: number;
  max: number;
  /** What the entries are called: "reviews". */
  noun: string;
  /** From A to Z, so that nobody can move an entry. */
  isSorted: boolean;
  /** "Add a review". */
  addLabel: string;
}

/** The mark of sample content is not among the fields. */
export interface GroupField extends FieldBase {
  kind: "group";
  fields: readonly (readonly [key: string, field: FormField])[];
}

/** From this many characters on, a text is seen better on several lines. */
const LONG_TEXT = 120;

const known = new WeakMap<z.ZodType, FormField>();

/** What a form shows for a part of the model. @throws if the model has a kind of field that no form has yet */
export function formField(schema: z.ZodType): FormField {
  const field = known.get(schema) ?? makeField(schema);
  known.set(schema, field);
  return field;
}

function makeField(schema: z.ZodType): FormField {
  const isOptional = schema instanceof z.ZodOptional;
  const inner = isOptional ? (schema.unwrap() as z.ZodType) : schema;
  const { title = "", description, examples, derive, ...meta } = inner.meta() ?? {};
  const limits = limitsOf(inner);
  const isPicked = Boolean(meta.image ?? meta.date ?? meta.time);
  const field: FieldBase = {
    schema: inner,
    label: title,
    help: helpOf({
      // The form says so by itself.
      ...(description && { description: description.replace(/^Optional\.\s*/, "") }),
      ...(limits.maxLength && { maxLength: limits.maxLength }),
      ...(examples && !isPicked && { examples: [...examples] }),
    }),
    isOptional,
    ...(derive && { derived: true as const }),
  };
  if (typeof meta.const === "string") return { ...field, kind: "fixed", value: meta.const };
  if (meta.image) return { ...field, kind: "image", ...imagePlace(meta.image, String(examples?.[0])) };
  if (meta.date) return { ...field, kind: "date" };
  if (meta.time) return { ...field, kind: "time" };
  if (inner instanceof z.ZodString) {
    const { maxLength } = limits;
    const isLong = maxLength !== undefined && maxLength > LONG_TEXT && !meta.pattern;
    return { ...field, kind: "text", ...(maxLength && { max: maxLength }), isLong };
  }
  if (inner instanceof z.ZodNumber) {
    const { minimum = -Infinity, maximum = Infinity } = limits;
    return { ...field, kind: "number", isInteger: limits.type === "integer", min: minimum, max: maximum };
  }
  if (inner instanceof z.ZodBoolean) return { ...field, kind: "boolean" };
  if (inner instanceof z.ZodEnum) {
    const options = inner.options.map((value) => ({ value: String(value), label: humanize(String(value)) }));
    return { ...field, kind: "enumeration", options };
  }
  if (inner instanceof z.ZodArray) {
    const item = formField(inner.element as z.ZodType);
    const { minItems = 0, maxItems = Infinity } = limits;
    const { noun = "entries", sorted = false } = meta;
    return {
      ...field,
      kind: "list",
      item,
      min: minItems,
      max: maxItems,
      noun,
      isSorted: sorted,
      addLabel: addLabel(item.label, noun),
    };
  }
  if (inner instanceof z.ZodObject) {
    const keys = Object.keys(inner.shape).filter((key) => key !== "sample");
    return { ...field, kind: "group", fields: keys.map((key) => [key, formField(inner.shape[key] as z.ZodType)]) };
  }
  throw new Error(`The form has no field for "${title}", which is of the kind ${inner.type}; add it to form-model.ts.`);
}

function imagePlace({ formats }: ImageRequirements, example: string) {
  const accept = formats.map((format) => (format === "svg" ? "image/svg+xml" : `image/${format}`)).join(",");
  return { folder: example.slice(0, example.lastIndexOf("/")), accept };
}

/** What a new field starts with. A list starts with one entry, as none may be empty. */
export function emptyValue(field: FormField): unknown {
  if (field.derived) return undefined;
  switch (field.kind) {
    case "group": {
      const required = field.fields.filter(([, { isOptional }]) => !isOptional);
      return Object.fromEntries(required.map(([key, inner]) => [key, emptyValue(inner)]));
    }
    case "list":
      return [emptyValue(field.item)];
    case "fixed":
      return field.value;
    case "text":
      return "";
    default:
      return undefined;
  }
}

/** The part of JSON Schema that says how long and how much. */
interface Limits {
  type?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

function limitsOf(schema: z.ZodType): Limits {
  return z.toJSONSchema(schema, { unrepresentable: "any" }) as Limits;
}

/** "A review" → "Add a review"; where the title is no such thing, "Add opening hours". */
function addLabel(title: string, noun: string): string {
  return `Add ${/^An? /.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : noun}`;
}

/** "ladyBird" → "Lady bird". */
function humanize(name: string): string {
  const words = name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One line that tells an entry of a list from the others: "Maria D., October 30, 2026". @param schema of the entry */
export function summarize(schema: z.ZodType, value: unknown): string {
  const keys = schema instanceof z.ZodObject && (schema.meta()?.summary ?? firstText(schema));
  const parts =
    keys && isRecord(value) ? keys.map((key) => say(schemaAt(schema, [key]), value[key])) : [say(schema, value)];
  return parts.filter(Boolean).join(", ") || `${schema.meta()?.title} (empty)`;
}

function firstText(schema: z.ZodObject): string[] {
  return Object.keys(schema.shape)
    .filter((key) => schemaAt(schema, [key])?.meta()?.plainText === true)
    .slice(0, 1);
}

/** As the site would say it; what is no valid value, as it is. */
function say(schema: z.ZodType | undefined, value: unknown): string {
  if (typeof value === "number") return Number.isInteger(value) ? formatNumber(value) : String(value);
  if (typeof value !== "string") return "";
  const { date, time } = schema?.meta() ?? {};
  if (date && z.iso.date().safeParse(value).success) return formatDate(value);
  if (time && schema?.safeParse(value).success) return formatTime(value);
  return schema instanceof z.ZodEnum ? humanize(value) : value;
}
