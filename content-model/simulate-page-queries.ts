import * as z from "zod";
import { contentNames } from "./check";
import { withDerived } from "./derived-values";
import { isRecord } from "./is-record";
import { findSampleContent } from "./sample-content";
import { CONTENT_SCHEMAS, type ContentName } from "./schemas";
import { metaOf } from "./walk-schema";

type AllQueries = Queries.LandingPageQuery & Queries.ThankYouPageQuery & Queries.NotFoundPageQuery;

/** What the page queries answer once all content is there. Each page takes from it what it asks for. */
export type PageData = { [Name in keyof AllQueries]: NonNullable<AllQueries[Name]> };

/** What resolvers of Gatsby's add to the content. */
interface Added {
  /** What is known of the images, by the name that content uses. */
  images: Parameters<typeof findSampleContent>[2];
  /** The answer for an image, by the name that content uses. */
  imageFile: (name: string) => unknown;
  countyMap: Queries.CountyMap;
}

/**
 * The data of the pages, as their queries deliver it, without a build: for the preview of a draft and for unit tests.
 *
 * @param content by file name; whatever is missing or of a wrong type becomes an empty value, with which pages render
 */
export function simulatePageQueries(content: Readonly<Partial<Record<ContentName, unknown>>>, added: Added): PageData {
  const answers = contentNames().map((name) => {
    const schema = CONTENT_SCHEMAS[name];
    return [camelCase(name), queriedValue(schema, withDerived(schema, content[name]), added.imageFile)];
  });
  const { site, landing, ...others } = Object.fromEntries(answers);
  const hasSampleContent = contentNames().some(
    (name) => findSampleContent(name, content[name], added.images).length > 0,
  );
  return {
    ...others,
    site: { ...site, hasSampleContent },
    landing: { ...landing, hero: { ...landing.hero, countyMap: added.countyMap } },
  };
}

/** Whether a page is made of this file, which then has words for search engines. The others are for the landing page. */
export function hasOwnPage(name: ContentName): boolean {
  return "seo" in CONTENT_SCHEMAS[name].shape;
}

/** "thank-you" → "thankYou", as queries name it. */
function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** What GraphQL answers for a value: without `sample`, and null for what is left out. */
function queriedValue(schema: z.ZodType, value: unknown, imageFile: Added["imageFile"]): unknown {
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap() as z.ZodType;
    const isLeftOut = value === undefined || value === null;
    return isLeftOut && !metaOf(inner).derive ? null : queriedValue(inner, value, imageFile);
  }
  if (metaOf(schema).image) return imageFile(typeof value === "string" ? value : "");
  if (schema instanceof z.ZodArray) {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.map((item) => queriedValue(schema.element as z.ZodType, item, imageFile));
  }
  if (schema instanceof z.ZodObject) {
    const group = isRecord(value) ? value : {};
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>).filter(([key]) => key !== "sample");
    return Object.fromEntries(fields.map(([key, field]) => [key, queriedValue(field, group[key], imageFile)]));
  }
  if (schema instanceof z.ZodEnum) return schema.options.find((option) => option === value) ?? schema.options[0];
  if (schema instanceof z.ZodNumber) return Number.isFinite(value) ? value : 0;
  if (schema instanceof z.ZodBoolean) return value === true;
  // Components write no date but a whole one.
  if (metaOf(schema).date) return z.iso.date().safeParse(value).data ?? new Date().toISOString().slice(0, 10);
  return typeof value === "string" ? value : "";
}
