import type * as z from "zod";
import { awards, cities, faq, reviews, services, stats } from "./lists";
import { PAGE_SCHEMAS } from "./pages";
import { site } from "./site";

export { SECTION_IDS } from "./pages";
export { openDays, WEEKDAYS } from "./site";

const { landing, ...otherPages } = PAGE_SCHEMAS;

/**
 * The schema of every content file, by the file's name without ".json", in the order in which editors see the files.
 * The check, the GraphQL types (`graphql-types.ts`) and the JSON Schemas (`json-schemas.ts`) are made from it.
 *
 * Limits: A text may be as long as the layout has room for. A list may have about ten times as many entries as
 * the sample content, unless something else limits it: a week has seven days, and the header has room for five links.
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
  ...otherPages,
} as const;

export type ContentName = keyof typeof CONTENT_SCHEMAS;

/** All content, parsed and checked, by file name. */
export type Content = { [Name in ContentName]: z.infer<(typeof CONTENT_SCHEMAS)[Name]> };

/** The content files that are pages. */
export type PageName = keyof typeof PAGE_SCHEMAS;

/** Returns the page that shows a content file. A file that is not a page itself is shown on the landing page. */
export function pageOf(name: ContentName): PageName {
  return isPage(name) ? name : "landing";
}

function isPage(name: ContentName): name is PageName {
  return name in PAGE_SCHEMAS;
}
