import * as z from "zod";
import { contentNames } from "../../content-model/check";
import { withDerived } from "../../content-model/derived-values";
import { queryName } from "../../content-model/graphql-types";
import { findSamplePaths, type SampleImages } from "../../content-model/sample-content";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "../../content-model/schemas";
import { metaOf } from "../../content-model/walk-schema";

/** The type of what `queryName` returns: "thank-you" → "thankYou". */
type QueryName<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<QueryName<Rest>>}`
  : Name;

/** GraphQL's result for a content file. Gatsby types it as nullable, because the file may be missing. */
type Answer<Query extends string> = Query extends keyof Queries.Query ? NonNullable<Queries.Query[Query]> : never;

/** All content as GraphQL delivers it: `data.thankYou` is the content of thank-you.json. */
export type PageData = { [Name in ContentName as QueryName<Name>]: Answer<`${QueryName<Name>}Json`> };

/** The part of the page data that does not come from the content files. */
interface FromGatsby {
  /** The metadata of the images, by the path that content uses. */
  images: SampleImages;
  /** Returns GraphQL's result for an image, by the path that content uses. */
  imageFile: (name: string) => unknown;
  countyMap: Queries.CountyMap;
}

/**
 * Returns the data that the pages would get from their queries in a build. The editor's preview
 * and the unit tests need this function because they run without Gatsby.
 *
 * @throws if a required field is missing
 */
export function pageDataOf(content: Content, { images, imageFile, countyMap }: FromGatsby): PageData {
  const answers = contentNames().map((name) => {
    const schema = CONTENT_SCHEMAS[name];
    return [queryName(name), answerFor(schema, withDerived(schema, content[name]), imageFile, `${name}.json`)];
  });
  const { site, landing, ...others } = Object.fromEntries(answers);
  const hasSampleContent = contentNames().some((name) => findSamplePaths(name, content[name], images).length > 0);
  return {
    ...others,
    site: { ...site, hasSampleContent },
    landing: { ...landing, hero: { ...landing.hero, countyMap } },
  };
}

/** Returns GraphQL's result for a value: without `sample`, and with null for missing optional fields. */
function answerFor(schema: z.ZodType, value: unknown, imageFile: FromGatsby["imageFile"], place: string): unknown {
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap() as z.ZodType;
    const isLeftOut = value === undefined && !metaOf(inner).derive;
    return isLeftOut ? null : answerFor(inner, value, imageFile, place);
  }
  if (value === undefined) throw new Error(`The page data is incomplete: ${place} is missing in the content.`);
  if (metaOf(schema).image) return imageFile(String(value));
  if (Array.isArray(value) && schema instanceof z.ZodArray) {
    const item = schema.element as z.ZodType;
    return value.map((entry, index) => answerFor(item, entry, imageFile, `${place}: ${index}`));
  }
  if (!(schema instanceof z.ZodObject)) return value;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).filter(([key]) => key !== "sample");
  const answers = fields.map(([key, field]) => [
    key,
    answerFor(field, Object(value)[key], imageFile, `${place}: ${key}`),
  ]);
  return Object.fromEntries(answers);
}
