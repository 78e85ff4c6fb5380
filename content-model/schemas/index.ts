import type * as z from "zod";
import { awards, cities, faq, reviews, services, stats } from "./lists";
import { landing, notFound, thankYou } from "./pages";
import { site } from "./site";

export { SECTION_IDS } from "./pages";
export { openDays, WEEKDAYS } from "./site";

/**
 * The schema of every content file, by the file's name without ".json". The check, the GraphQL types
 * (`graphql-types.ts`) and the editors' JSON Schemas (`json-schemas.ts`) all come from here.
 *
 * Limits: a text may be as long as its place in the layout carries. A list may grow to ten times what the site was
 * made with, unless something in the world ends it earlier (seven weekdays, five links in the header).
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
  "thank-you": thankYou,
  "not-found": notFound,
} as const;

export type ContentName = keyof typeof CONTENT_SCHEMAS;

/** All content, parsed and checked, by file name. */
export type Content = { [Name in ContentName]: z.infer<(typeof CONTENT_SCHEMAS)[Name]> };

/** The content files that are pages: the ones with a text for search engines. */
export type PageName = {
  [Name in ContentName]: Content[Name] extends { seo: object } ? Name : never;
}[ContentName];

/** Returns the page that shows a content file. A file that is not a page itself is shown on the landing page. */
export function pageOf(name: ContentName): PageName {
  return isPage(name) ? name : "landing";
}

function isPage(name: ContentName): name is PageName {
  return "seo" in CONTENT_SCHEMAS[name].shape;
}
