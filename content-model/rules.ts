import { closestMatch } from "./closest-match";
import { countiesExist } from "./county-rule";
import { imagesExist } from "./image-rule";
import { isRecord } from "./is-record";
import { type Rule, type RuleDiagnostic, walk } from "./rule-types";
import { CONTENT_SCHEMAS, openDays } from "./schemas";
import { knownKeys } from "./walk-schema";

/** What tells the entries of a list apart, for readers and for React. */
export const IDENTITIES = ["id", "section", "label", "term", "title", "question"] as const;

/** No two entries of a list are the same in one of these: as a whole, in one field, or in several together. */
const TELLING_FIELDS: readonly (readonly string[])[] = [
  [],
  ...IDENTITIES.map((key) => [key]),
  ["fullText", "name", "date", "source"],
  ["alt", "name", "issuer", "year"],
];

const uniqueEntries: Rule = {
  name: "no entry twice",
  find: (content) =>
    walk(content).flatMap(({ file, path, value }) => {
      if (!Array.isArray(value)) return [];
      // What the firm has written stands, whatever a sample says: the sample is the one to change.
      const entries = [...value.entries()].sort(([, a], [, b]) => Number(isSample(a)) - Number(isSample(b)));
      return TELLING_FIELDS.flatMap((keys) => {
        const found = new Set<string>();
        return entries.flatMap(([index, entry]): RuleDiagnostic[] => {
          const words: unknown[] = keys.length === 0 ? [entry] : keys.map((key) => Object(entry)[key]);
          if (typeof words[0] !== "string") return [];
          const identity = JSON.stringify(words).toLowerCase();
          const isNew = !found.has(identity);
          found.add(identity);
          const others = keys.length > 1 ? ", and so is all else that tells the two apart" : "";
          const message = `is the same as in another entry of this list${others}; delete one of the two, or change it`;
          return isNew ? [] : [{ file, path: [...path, index, ...keys.slice(0, 1)], message }];
        });
      });
    }),
};

const isSample = (entry: unknown) => isRecord(entry) && entry.sample === true;

const reviewTexts: Rule = {
  name: "a review begins with its short text",
  find: ({ reviews }) =>
    (reviews?.reviews ?? []).flatMap((review, index): RuleDiagnostic[] => {
      const { shortText = "", fullText } = review;
      const rest = fullText.slice(shortText.length);
      // Not every script has spaces between its words.
      const isCut = /^[\p{Script=Latin}\p{N}]/u.test(rest) && /[\p{Script=Latin}\p{N}]$/u.test(shortText);
      const path = ["reviews", index, "shortText"];
      if (!fullText.startsWith(shortText)) {
        const message = "is not exactly how the full text begins; take it out, and it follows by itself";
        return [{ file: "reviews", path, message }];
      }
      const message = "ends in the middle of a word of the full text; end it after a word or a sentence";
      return isCut ? [{ file: "reviews", path, message }] : [];
    }),
};

const sampleNames: Rule = {
  name: "sample names fields",
  find: (content) =>
    walk(content).flatMap(({ file, path, value }) => {
      if (path.at(-1) !== "sample" || !Array.isArray(value)) return [];
      // All that the group may have, whether it has it or not: a logo that is still to come can be marked.
      const fields = knownKeys(CONTENT_SCHEMAS[file], path.slice(0, -1)).filter((key) => key !== "sample");
      return value.flatMap((name: unknown, index): RuleDiagnostic[] => {
        if (typeof name !== "string" || fields.includes(name)) return [];
        const meant = closestMatch(name, fields);
        const fix = meant ? `Did you mean "${meant}"?` : `Possible are ${fields.map((key) => `"${key}"`).join(", ")}`;
        return [{ file, path: [...path, index], message: "names no field of this group", fix }];
      });
    }),
};

const openingHours: Rule = {
  name: "opening hours",
  find({ site }) {
    const taken: { day: string; opens: string; closes: string }[] = [];
    return (site?.contact.hours ?? []).flatMap((hours, index): RuleDiagnostic[] => {
      const { from, to, opens, closes } = hours;
      const found: RuleDiagnostic[] = [];
      const report = (field: string, message: string) =>
        found.push({ file: "site", path: ["contact", "hours", index, field], message });
      if (closes <= opens) {
        report("closes", `is not after the time of opening (${opens}); mind the 24-hour clock`);
      }
      const days: readonly string[] = openDays(from, to);
      if (days.length === 0) {
        report("from", `comes after the last day (${to}) in the week, which begins on Monday; write two entries`);
      }
      // Twice a day is right around a lunch break.
      const other = taken.find(({ day, ...time }) => days.includes(day) && opens < time.closes && time.opens < closes);
      if (other) {
        const message = `begins days of which ${other.day} is open at that time already (${other.opens} to ${other.closes}); name each time once`;
        report("from", message);
      }
      taken.push(...days.map((day) => ({ day, opens, closes })));
      return found;
    });
  },
};

const navigation: Rule = {
  name: "navigation leads to what is on the page",
  find({ site, ...files }) {
    const lists = { faq: files.faq?.questions, reviews: files.reviews?.reviews };
    return (site?.navigation ?? []).flatMap(({ section }, index): RuleDiagnostic[] => {
      if (lists[section as keyof typeof lists]?.length !== 0) return [];
      const message = "leads to a section that is not on the page, because it has no entries; take the link out";
      return [{ file: "site", path: ["navigation", index, "section"], message }];
    });
  },
};

/** What a schema cannot say: how fields and files fit together. */
export const RULES: readonly Rule[] = [
  uniqueEntries,
  reviewTexts,
  sampleNames,
  openingHours,
  navigation,
  imagesExist,
  countiesExist,
];
