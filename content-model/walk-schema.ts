import * as z from "zod";
import type { ContentPath } from "./diagnostics";

/** Returns the names of the fields that the group at a path can have; none if the path does not lead to a group. */
export function knownKeys(schema: z.ZodType, path: ContentPath): string[] {
  const group = schemaAt(schema, path);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

/** Returns the names and schemas of a group's fields. An optional field has its value's schema. */
export function fieldsOfGroup(group: z.ZodObject): [key: string, field: z.ZodType][] {
  return Object.entries(group.shape).map(([key, field]) => [key, withoutOptional(field as z.ZodType)]);
}

/** Returns the schema of an optional field's value. Every other schema is returned as it is. */
export function withoutOptional(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

/** Returns the part of a file's schema that describes the value at a path; undefined if the schema has no such path. */
export function schemaAt(schema: z.ZodType, path: ContentPath): z.ZodType | undefined {
  let part: z.ZodType | undefined = schema;
  for (const key of path) {
    if (part instanceof z.ZodArray) part = part.element as z.ZodType;
    else if (part instanceof z.ZodObject && Object.hasOwn(part.shape, key)) part = part.shape[key] as z.ZodType;
    else return undefined;
    part = withoutOptional(part);
  }
  return part;
}

const askZod = (schema: z.ZodType) => schema.meta();
type Annotations = NonNullable<ReturnType<typeof askZod>>;
const annotations = new WeakMap<z.ZodType, Annotations>();

/** Returns the annotations of a schema. They are cached, because Zod collects them on every call. */
export function metaOf(schema: z.ZodType | undefined): Annotations {
  if (!schema) return {};
  const known = annotations.get(schema) ?? askZod(schema) ?? {};
  annotations.set(schema, known);
  return known;
}
