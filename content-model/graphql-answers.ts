import * as z from "zod";
import { RESOLVERS } from "./resolvers";
import { unwrapOptional } from "./schema-paths";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "./schemas";

/** All content as GraphQL delivers it. For Gatsby, each file may be missing. */
type PageData = { [Name in ContentName]: NonNullable<Queries.Query[`${Name}Json`]> };

/**
 * Returns what pages get from their queries, for unit tests and the CMS, which run without Gatsby.
 * `imageFile` returns GraphQL's answer for an image, given its path in the content.
 */
export function pageDataOf(content: Content, imageFile: (path: string) => unknown): PageData {
  return answerFor(z.object(CONTENT_SCHEMAS), content, imageFile) as PageData;
}

/** Returns GraphQL's answer for a value. A missing field is null. */
function answerFor(schema: z.ZodType, value: unknown, imageFile: (path: string) => unknown): unknown {
  const inner = unwrapOptional(schema);
  if (value === undefined) return null;
  if (inner.meta()?.format === "image") return imageFile(String(value));
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => answerFor(inner.element as z.ZodType, entry, imageFile));
  }
  if (!(inner instanceof z.ZodObject)) return value;
  const resolved = Object.entries(RESOLVERS[String(inner.meta()?.graphql)] ?? {}).map(
    ([key, { resolve }]) => [key, resolve(value as never)] as const,
  );
  const all: Record<string, unknown> = { ...Object(value), ...Object.fromEntries(resolved) };
  const fields = Object.entries<z.ZodType>(inner.shape);
  return { ...all, ...Object.fromEntries(fields.map(([key, field]) => [key, answerFor(field, all[key], imageFile)])) };
}
