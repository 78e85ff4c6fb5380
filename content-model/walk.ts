import * as z from "zod";

/** The keys and indexes that lead to a value in a content file: ["reviews", 2, "date"]. */
export type Path = readonly (string | number)[];

/** Returns the schema of an optional field's value. Every other schema is returned as it is. */
export function required(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

/** Returns the schema of the value at a path, or undefined if the path has a field that its group does not know. */
export function schemaAt(schema: z.ZodType | undefined, [key, ...rest]: Path): z.ZodType | undefined {
  if (key === undefined || !schema) return schema;
  const part = schema instanceof z.ZodObject ? schema.shape[key] : schema instanceof z.ZodArray && schema.element;
  return part ? schemaAt(required(part as z.ZodType), rest) : undefined;
}

/** Yields the texts of some content, each with its path. */
export function* textsIn(value: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof value === "string") yield { path, text: value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index]);
  else for (const [key, field] of Object.entries(value ?? {})) yield* textsIn(field, [...path, key]);
}
