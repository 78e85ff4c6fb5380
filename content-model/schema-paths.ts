import * as z from "zod";

/** The keys and indexes that lead to a value in a content file: ["reviews", 2, "date"]. */
export type Path = readonly (string | number)[];

/** Returns the schema inside an optional one (fields.ts), and any other schema as it is. */
export function unwrapOptional(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return unwrapOptional(schema.in as z.ZodType);
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

/** Returns the schema of the value at a path, or undefined if the path has a field that its group does not know. */
export function schemaAt(schema: z.ZodType | undefined, [key, ...rest]: Path): z.ZodType | undefined {
  if (key === undefined || !schema) return schema;
  if (schema instanceof z.ZodArray) return schemaAt(schema.element as z.ZodType, rest);
  if (!(schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key))) return undefined;
  return schemaAt(unwrapOptional(schema.shape[key] as z.ZodType), rest);
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => Object(part)[key], value);
}

/** Yields the texts in a value, each with its path. */
export function* textsIn(value: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof value === "string") yield { path, text: value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index]);
  else for (const [key, field] of Object.entries(value ?? {})) yield* textsIn(field, [...path, key]);
}
