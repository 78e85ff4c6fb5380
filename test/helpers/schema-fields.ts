import * as z from "zod";
import type { ContentPath } from "../../content-model/diagnostics";
import { walk } from "../../content-model/rule-types";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "../../content-model/schemas";
import { schemaAt, withoutOptional } from "../../content-model/walk-schema";

export type FieldKind =
  | "group"
  | "list"
  | "text"
  | "formatted text"
  | "date"
  | "image"
  | "number"
  | "choice"
  | "yes or no"
  | "sample";

/** A value of the content, with its schema. */
export interface Field {
  file: ContentName;
  path: ContentPath;
  /** The path without the indexes in lists, such as "reviews.reviews[].name". */
  place: string;
  kind: FieldKind;
  schema: z.ZodType;
  isOptional: boolean;
  value: unknown;
}

/** Returns the kind of a field. @throws for a new kind of schema, which the tests have to learn first */
export function kindOf(schema: z.ZodType): FieldKind {
  const meta = schema.meta() ?? {};
  if (schema instanceof z.ZodObject) return "group";
  if (schema instanceof z.ZodArray) return "list";
  if (schema instanceof z.ZodNumber) return "number";
  if (schema instanceof z.ZodEnum) return "choice";
  if (schema instanceof z.ZodBoolean) return "yes or no";
  if (schema instanceof z.ZodUnion) return "sample";
  if (!(schema instanceof z.ZodString)) throw new Error(`No values are known for a ${schema.type}.`);
  if (meta.image) return "image";
  if (meta.date) return "date";
  return meta.plainText && !meta.pattern ? "text" : "formatted text";
}

/** Returns the limits of a schema: the length of a text or a list, or the size of a number. */
export function limitsOf(schema: z.ZodType): { low: number; high: number } {
  if (schema instanceof z.ZodString) return { low: schema.minLength ?? 0, high: schema.maxLength ?? 60 };
  if (schema instanceof z.ZodNumber) return { low: schema.minValue ?? 0, high: schema.maxValue ?? 0 };
  const { minItems = 0, maxItems = 0 } = z.toJSONSchema(schema, { unrepresentable: "any" });
  return { low: minItems, high: maxItems };
}

/** Returns all values in the files for which there is a schema. */
export function fieldsOf(content: Partial<Content>): Field[] {
  return walk(content).flatMap(({ file, path, value }) => {
    const schema = schemaAt(CONTENT_SCHEMAS[file], path);
    if (!schema) return [];
    const group = schemaAt(CONTENT_SCHEMAS[file], path.slice(0, -1));
    const declared: unknown = group instanceof z.ZodObject ? group.shape[String(path.at(-1))] : schema;
    const isOptional = declared instanceof z.ZodType && withoutOptional(declared) !== declared;
    const place = [file, ...path].map((key) => (typeof key === "number" ? "[]" : `.${key}`)).join("");
    return [{ file, path, place: place.slice(1), kind: kindOf(schema), schema, isOptional, value }];
  });
}
