import { REVIEW_FIELDS } from "./reviews";
import { type Content, WEEKDAYS } from "./schemas";

type OpeningHours = Content["site"]["contact"]["hours"][number];

/** The GraphQL fields that follow from others, and are not in the files: their types and resolvers, by GraphQL type. */
export const DERIVED_FIELDS: Record<string, Record<string, { type: string; resolve: (source: never) => unknown }>> = {
  Review: REVIEW_FIELDS,
  SiteHours: {
    /** All days from the first to the last, for the structured data. */
    days: {
      type: "[Weekday!]!",
      resolve: ({ from, to = from }: OpeningHours) => WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1),
    },
  },
};
