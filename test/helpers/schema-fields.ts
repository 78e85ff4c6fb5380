import * as z from "zod";
import { type ContentSources, contentNames } from "../../content-model/check";
import type { ContentPath } from "../../content-model/diagnostics";
import { isRecord } from "../../content-model/rule-types";
import { withoutOptional } from "../../content-model/schema-diagnostics";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "../../content-model/schemas";

/** What the model says about a value, as far as an edit depends on it. */
export type FieldKind =
  | "group"
  | "list"
  | "text"
  | "form"
  | "date"
  | "image"
  | "number"
  | "choice"
  | "yes or no"
  | "sample marker";

/** A value of the content, or the empty place of an optional one. */
export interface Field {
  file: ContentName;
  path: ContentPath;
  /** The path without numbers, as in "reviews.reviews[].name". */
  place: string;
  kind: FieldKind;
  schema: z.ZodType;
  isOptional: boolean;
  /** Undefined if it is left out. */
  value: unknown;
  /** The names of all fields beside it. */
  beside: readonly string[];
}

const kinds = new WeakMap<z.ZodType, FieldKind>();

/** @throws if the model has a kind of value that this does not know, so that nobody forgets to have it edited */
export function kindOf(schema: z.ZodType): FieldKind {
  const kind = kinds.get(schema) ?? findKind(schema);
  kinds.set(schema, kind);
  return kind;
}

function findKind(schema: z.ZodType): FieldKind {
  const meta = schema.meta() ?? {};
  if (schema instanceof z.ZodObject) return "group";
  if (schema instanceof z.ZodArray) return "list";
  if (schema instanceof z.ZodNumber) return "number";
  if (schema instanceof z.ZodEnum) return "choice";
  if (schema instanceof z.ZodBoolean) return "yes or no";
  if (schema instanceof z.ZodUnion) return "sample marker";
  if (!(schema instanceof z.ZodString)) throw new Error(`No edits are known for a ${schema.type}.`);
  if (meta.image) return "image";
  if (meta.date) return "date";
  return meta.plainText && !meta.pattern ? "text" : "form";
}

/** The fields of a group in the model. */
export function fieldsOfObject(schema: z.ZodType): [name: string, schema: z.ZodType][] {
  return schema instanceof z.ZodObject ? Object.entries(schema.shape as Record<string, z.ZodType>) : [];
}

export function itemOf(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodArray)) throw new Error("This is no list.");
  return schema.element as z.ZodType;
}

/** How long a text or a list may be, or how large a number. */
export function limitsOf(schema: z.ZodType): { low: number; high: number } {
  if (schema instanceof z.ZodString) return { low: schema.minLength ?? 0, high: schema.maxLength ?? 60 };
  if (schema instanceof z.ZodNumber) return { low: schema.minValue ?? 0, high: schema.maxValue ?? 0 };
  const { minItems = 0, maxItems = 0 } = z.toJSONSchema(schema, { unrepresentable: "any" });
  return { low: minItems, high: maxItems };
}

/** Everything in the files that the model knows, and the empty places. */
export function fieldsOf(content: Content, files: readonly ContentName[] = contentNames()): Field[] {
  return files.flatMap((file) =>
    fieldsIn({ file, path: [], place: file, schema: CONTENT_SCHEMAS[file], value: content[file], beside: [] }),
  );
}

function fieldsIn(spot: Omit<Field, "kind" | "isOptional">): Field[] {
  const schema = withoutOptional(spot.schema);
  const { value, path, place } = spot;
  const here: Field = { ...spot, schema, kind: kindOf(schema), isOptional: schema !== spot.schema };
  if (here.kind === "list" && Array.isArray(value)) {
    const item = itemOf(schema);
    return [
      here,
      ...value.flatMap((entry: unknown, index) =>
        fieldsIn({ ...spot, schema: item, path: [...path, index], place: `${place}[]`, value: entry, beside: [] }),
      ),
    ];
  }
  if (here.kind !== "group" || !isRecord(value)) return [here];
  const fields = fieldsOfObject(schema);
  const beside = fields.map(([name]) => name);
  return [
    here,
    ...fields.flatMap(([name, field]) =>
      fieldsIn({
        ...spot,
        schema: field,
        path: [...path, name],
        place: `${place}.${name}`,
        value: value[name],
        beside,
      }),
    ),
  ];
}

/** The same folder with other texts. */
export function withContent(sources: ContentSources, content: Content): ContentSources {
  const texts = contentNames().map((name): [string, string] => [
    `${name}.json`,
    `${JSON.stringify(content[name], null, 2)}\n`,
  ]);
  return { ...sources, texts: new Map(texts) };
}
