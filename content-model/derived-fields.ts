import * as z from "zod";
import type { Group } from "./derivations";
import { orderKeys } from "./key-order";
import { isRecord } from "./rule-types";
import { schemaAt } from "./schema-diagnostics";
import { CONTENT_SCHEMAS, type ContentName } from "./schemas";

/**
 * A content file as it is saved: each value that is absent (undefined or "") and follows from others is filled in. The
 * file may be as wrong as it likes; what cannot be derived stays absent.
 */
export function fillDerived(name: ContentName, content: unknown): unknown {
  return fill(CONTENT_SCHEMAS[name], content);
}

/**
 * The reverse, for editing: a value that is what it would be derived as becomes undefined, so that it follows its
 * sources from now on. Its key stays, and with it the order of the keys. What is derived only once stays.
 */
export function omitDerived(name: ContentName, content: unknown): unknown {
  const schema = CONTENT_SCHEMAS[name];
  return omit(schema, content, fill(schema, content));
}

/**
 * What a field of a group would be, were it left empty.
 *
 * @param schema of the group
 * @param list the entries that the group, itself among them, is one of
 */
export function deriveValue(schema: z.ZodType, key: string, group: Group, list: readonly unknown[] = [group]): unknown {
  const emptied = list.map((entry) => (entry === group ? { ...group, [key]: undefined } : entry));
  const filled = fillEntries(schema, emptied)[list.indexOf(group)];
  return isRecord(filled) ? filled[key] : undefined;
}

const isAbsent = (value: unknown) => value === undefined || value === "";

/** The fields of a group, whether optional or not. */
function fieldsOf(group: z.ZodObject): [key: string, field: z.ZodType][] {
  return Object.keys(group.shape).flatMap((key): [string, z.ZodType][] => {
    const field = schemaAt(group, [key]);
    return field ? [[key, field]] : [];
  });
}

function fill(schema: z.ZodType, value: unknown, others: () => readonly Group[] = () => []): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return fillEntries(schema.element as z.ZodType, value);
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const [key, field] of fieldsOf(schema)) {
    const derived = isAbsent(filled[key]) ? field.meta()?.derive?.(filled, others()) : undefined;
    if (derived !== undefined) filled[key] = derived;
    else if (key in filled) filled[key] = fill(field, filled[key]);
  }
  const keys = orderKeys(schema, Object.keys(filled), Object.keys(value));
  return Object.fromEntries(keys.map((key) => [key, filled[key]]));
}

/** One after the other, since two new entries may not take the same name. */
function fillEntries(schema: z.ZodType, entries: readonly unknown[]): unknown[] {
  const filled = [...entries];
  for (const [index, entry] of entries.entries()) {
    filled[index] = fill(schema, entry, () => filled.toSpliced(index, 1).filter(isRecord));
  }
  return filled;
}

/** @param filled the value with everything in it that follows from something */
function omit(schema: z.ZodType, value: unknown, filled: unknown, others: () => readonly Group[] = () => []): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value) && Array.isArray(filled)) {
    const item = schema.element as z.ZodType;
    const othersThan = (index: number) => filled.toSpliced(index, 1).filter(isRecord);
    return value.map((entry, index) => omit(item, entry, filled[index], () => othersThan(index)));
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value) || !isRecord(filled)) return value;
  const omitted: Record<string, unknown> = { ...value };
  for (const [key, field] of fieldsOf(schema)) {
    if (!(key in omitted)) continue;
    const { derive, once } = field.meta() ?? {};
    const follows = derive && !once && derive(filled, others()) === filled[key];
    omitted[key] = follows ? undefined : omit(field, omitted[key], filled[key]);
  }
  return omitted;
}
