import * as z from "zod";
import { awards, cities, faq, reviews, services, stats } from "./collections";
import { landing, notFound, thankYou } from "./pages";
import { site } from "./site";

export { SECTION_IDS } from "./pages";
export { WEEKDAYS } from "./site";

/**
 * The schema of every content file, by the file's name without ".json", in the order in which editors see the files.
 * The check, the GraphQL types, the JSON Schemas and the forms of the CMS follow from it.
 */
export const CONTENT_SCHEMAS = {
  site,
  landing,
  stats,
  services,
  faq,
  reviews,
  awards,
  cities,
  thankYou,
  notFound,
} as const;

export type ContentName = keyof typeof CONTENT_SCHEMAS;

export const CONTENT_NAMES = Object.keys(CONTENT_SCHEMAS) as ContentName[];

/** All content by file name. What a file leaves out is null. */
export const ALL_CONTENT = z.object(CONTENT_SCHEMAS);
export type Content = z.infer<typeof ALL_CONTENT>;

/** Returns the JSON Schema of a content file, for VS Code and for the forms of the CMS. */
export function jsonSchema(name: ContentName): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(CONTENT_SCHEMAS[name], { target: "draft-7", io: "input" });
}
