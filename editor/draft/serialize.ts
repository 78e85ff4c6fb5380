import * as z from "zod";
import { isRecord } from "../../content-model/is-record";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { schemaAt } from "../../content-model/walk-schema";

/**
 * The text of a content file, a value in each line. Its keys stand in the order of the model, the mark of sample content
 * first. Optional fields that hold nothing are left out.
 */
export function formatJson(name: ContentName, value: unknown): string {
  return `${JSON.stringify(tidy(CONTENT_SCHEMAS[name], value) ?? null, null, 2)}\n`;
}

function tidy(schema: z.ZodType | undefined, value: unknown): unknown {
  const inside = (key: string | number, field: unknown) => tidy(schema && schemaAt(schema, [key]), field);
  if (Array.isArray(value)) return value.map((entry, index) => inside(index, entry));
  if (!isRecord(value)) return value;
  const model = schema instanceof z.ZodObject ? schema.shape : {};
  const keys = new Set(["sample", ...Object.keys(model), ...Object.keys(value)]);
  const fields = [...keys].map((key) => [key, inside(key, value[key])] as const);
  return Object.fromEntries(fields.filter(([key, field]) => !(model[key] instanceof z.ZodOptional && isBlank(field))));
}

/** Whether there is nothing in it; a mark of sample content alone is nothing. */
function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return Object.entries(value).every(([key, field]) => key === "sample" || isBlank(field));
  return value === undefined || value === "";
}
