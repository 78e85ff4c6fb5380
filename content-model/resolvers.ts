import * as z from "zod";
import { nodeTypeName } from "./graphql-types";
import { REVIEW_FIELDS } from "./reviews";
import { unwrapOptional } from "./schema-paths";
import { CONTENT_SCHEMAS, type Content, WEEKDAYS } from "./schemas";

type OpeningHours = Content["site"]["contact"]["hours"][number];

/** A GraphQL field. One that is in the schemas keeps its type. */
interface Field {
  type?: string;
  resolve: (source: never) => unknown;
}

const LONG_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Returns a date in words: "2025-03-14" → "March 14, 2025", without a line break between month and day. */
export function dateInWords(date: string): string {
  return LONG_DATE.format(new Date(date)).replace(" ", "\u00a0");
}

const inWords = (type: "String" | "String!", key: string): Field => ({
  type,
  resolve: ({ [key]: date }: Record<string, string | undefined>) => (date ? dateInWords(date) : null),
});

/** A list that a file omits is empty. */
const lists = Object.entries(CONTENT_SCHEMAS).map(([name, { shape }]) => {
  const keys = Object.keys(shape).filter((key) => unwrapOptional(Reflect.get(shape, key)) instanceof z.ZodArray);
  const resolve = (key: string) => (file: Record<string, unknown>) => file[key] ?? [];
  return [nodeTypeName(name), Object.fromEntries(keys.map((key) => [key, { resolve: resolve(key) }]))] as const;
});

/** What GraphQL delivers that the files do not have, by GraphQL type: fields that follow from others, and empty lists. */
export const RESOLVERS: Record<string, Record<string, Field>> = {
  ...Object.fromEntries(lists),
  LandingFact: { asOfInWords: inWords("String", "asOf") },
  Review: { ...REVIEW_FIELDS, dateInWords: inWords("String!", "date") },
  SiteHours: {
    /** All days from the first to the last, for the structured data. */
    days: {
      type: "[Weekday!]!",
      resolve: ({ from, to = from }: OpeningHours) => WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1),
    },
  },
  Stat: { asOfInWords: inWords("String!", "asOf") },
};
