import * as z from "zod";
import { queryName } from "./graphql-types";
import { DERIVED_FIELDS } from "./reviews";
import { CONTENT_NAMES, CONTENT_SCHEMAS, type Content, type ContentName } from "./schemas";
import { required } from "./walk";

/** The type of what `queryName` returns: "thank-you" → "thankYou". */
type QueryName<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<QueryName<Rest>>}`
  : Name;

/** GraphQL's answer for a content file. Gatsby types it as nullable, because the file may be missing. */
type Answer<Query extends string> = Query extends keyof Queries.Query ? NonNullable<Queries.Query[Query]> : never;

/** All content as GraphQL delivers it: `data.thankYou` is the content of thank-you.json. */
type PageData = { [Name in ContentName as QueryName<Name>]: Answer<`${QueryName<Name>}Json`> };

/**
 * Returns the data that the pages get from their queries in a build. Unit tests and the preview of the CMS run without
 * Gatsby.
 *
 * @param imageFile returns GraphQL's answer for an image, by the path that content uses
 */
export function pageDataOf(content: Content, imageFile: (path: string) => unknown): PageData {
  const answers = CONTENT_NAMES.map((name) => [
    queryName(name),
    answerFor(CONTENT_SCHEMAS[name], content[name], imageFile),
  ]);
  const { reviews, ...data } = Object.fromEntries(answers);
  return { ...data, reviews: { reviews: (content.reviews.reviews ?? []).map(withDerivedFields) } };
}

type Review = NonNullable<Content["reviews"]["reviews"]>[number];

function withDerivedFields(review: Review) {
  const derived = Object.entries(DERIVED_FIELDS).map(([key, field]) => [key, field.of(review)]);
  return { ...review, ...Object.fromEntries(derived) };
}

/** Returns GraphQL's answer for a value, with null for an optional field that is missing. */
function answerFor(schema: z.ZodType, value: unknown, imageFile: (path: string) => unknown): unknown {
  const inner = required(schema);
  if (value === undefined) return inner instanceof z.ZodArray ? [] : null;
  if (inner.meta()?.format === "image") return imageFile(String(value));
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => answerFor(inner.element as z.ZodType, entry, imageFile));
  }
  if (!(inner instanceof z.ZodObject)) return value;
  const fields = Object.entries(inner.shape).map(([key, field]) => {
    return [key, answerFor(field as z.ZodType, Object(value)[key], imageFile)];
  });
  return Object.fromEntries(fields);
}
