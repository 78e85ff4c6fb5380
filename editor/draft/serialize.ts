import * as z from "zod";
import { isRecord } from "../../content-model/is-record";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { schemaAt } from "../../content-model/walk-schema";

/** Formats a content file in the order of its schema, one value per line, without empty optional fields. */
export function formatJson(name: ContentName, value: unknown): string {
  const tidied = tidy(CONTENT_SCHEMAS[name], value) ?? null;
  return `${JSON.stringify(tidied, null, 2)}\n`;
}

function tidy(schema: z.ZodType | undefined, value: unknown): unknown {
  const tidyInside = (key: string | number, inner: unknown) => tidy(schema && schemaAt(schema, [key]), inner);
  if (Array.isArray(value)) {
    return value.map((entry, index) => tidyInside(index, entry));
  }
  if (!isRecord(value)) return value;
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  const keys = new Set(["sample", ...Object.keys({ ...shape, ...value })]);
  const fields = [...keys].map((key) => [key, tidyInside(key, value[key])] as const);
  const kept = fields.filter(([key, inner]) => {
    const isOptional = shape[key] instanceof z.ZodOptional;
    return !isOptional || !isBlank(inner);
  });
  return Object.fromEntries(kept);
}

/** Returns true if a value is empty except for marks of sample content. */
function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (!isRecord(value)) return value === undefined || value === "";
  return Object.entries(value).every(([key, field]) => key === "sample" || isBlank(field));
}
