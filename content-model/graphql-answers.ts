import * as z from "zod";
import { asShown, DERIVED_FIELDS } from "./derived-fields";
import { unwrapOptional } from "./schema-paths";
import { CONTENT_NAMES, CONTENT_SCHEMAS, type Content, type ContentName } from "./schemas";

/** All content as GraphQL delivers it. Gatsby types each file as nullable, because it may be missing. */
type PageData = { [Name in ContentName]: NonNullable<Queries.Query[`${Name}Json`]> };

/**
 * Returns the data that pages get from their queries in a build, for unit tests and the CMS preview, which run without
 * Gatsby.
 *
 * @param imageFile returns GraphQL's answer for an image, given its path in the content
 */
export function pageDataOf(content: Content, imageFile: (path: string) => unknown): PageData {
  const answers = CONTENT_NAMES.map((name) => [name, answerFor(CONTENT_SCHEMAS[name], content[name], imageFile)]);
  return Object.fromEntries(answers);
}

/** Returns GraphQL's answer for a value. A missing field is null, a missing list empty. */
function answerFor(schema: z.ZodType, value: unknown, imageFile: (path: string) => unknown): unknown {
  const inner = unwrapOptional(schema);
  if (value === undefined) return inner instanceof z.ZodArray ? [] : null;
  if (inner.meta()?.format === "image") return imageFile(String(value));
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => answerFor(inner.element as z.ZodType, entry, imageFile));
  }
  if (!(inner instanceof z.ZodObject)) return inner.meta()?.pattern ? asShown(value) : value;
  const fields = Object.entries(inner.shape).map(([key, field]) => {
    return [key, answerFor(field as z.ZodType, Object(value)[key], imageFile)];
  });
  const derived = Object.entries(DERIVED_FIELDS[String(inner.meta()?.graphql)] ?? {}).map(([key, { resolve }]) => {
    return [key, resolve(value as never)];
  });
  return Object.fromEntries([...fields, ...derived]);
}
