import { closestMatch } from "./closest-match";
import { countiesExist } from "./county-rule";
import type { ContentPath } from "./diagnostics";
import { imagesExist } from "./image-rule";
import { isRecord } from "./is-record";
import { type Rule, type RuleDiagnostic, walk } from "./rule-types";
import { CONTENT_SCHEMAS, type ContentName, openDays } from "./schemas";
import { knownKeys } from "./walk-schema";

/** No two entries of a list may have the same value in any of these fields. */
export const UNIQUE_KEYS = ["id", "section", "label", "term", "title", "question"] as const;

/** No two entries of a list may be equal in all fields of a combination. `[]` compares whole entries. */
const UNIQUE_COMBINATIONS: readonly (readonly string[])[] = [
  [],
  ...UNIQUE_KEYS.map((key) => [key]),
  ["fullText", "name", "date", "source"],
  ["alt", "name", "issuer", "year"],
];

const uniqueEntries: Rule = {
  find(content) {
    const lists = walk(content).filter(({ value }) => Array.isArray(value));
    return lists.flatMap(({ file, path, value }) => findRepeatedEntries(file, path, value as unknown[]));
  },
};

function findRepeatedEntries(file: ContentName, path: ContentPath, list: readonly unknown[]): RuleDiagnostic[] {
  // Of two equal entries, the later one is reported. Samples come last, because they are easier to change.
  const entries = [...list.entries()].sort(([, a], [, b]) => Number(isSample(a)) - Number(isSample(b)));
  const seen = new Set<string>();
  const found: RuleDiagnostic[] = [];
  for (const [index, entry] of entries) {
    for (const keys of UNIQUE_COMBINATIONS) {
      const values: unknown[] = keys.length === 0 ? [entry] : keys.map((key) => Object(entry)[key]);
      if (typeof values[0] !== "string") continue;
      const identity = JSON.stringify([keys, values]).toLowerCase();
      if (seen.has(identity)) {
        const others = keys.length > 1 ? ", and no other field tells the two apart" : "";
        const message = `is the same as in another entry of this list${others}; delete one of the two, or change it`;
        found.push({ file, path: [...path, index, ...keys.slice(0, 1)], message });
      }
      seen.add(identity);
    }
  }
  return found;
}

const isSample = (entry: unknown) => isRecord(entry) && entry.sample === true;

/** The short text of a review must be the beginning of its full text, and end with a whole word. */
const reviewTexts: Rule = {
  find({ reviews }) {
    const found: RuleDiagnostic[] = [];
    for (const [index, { shortText = "", fullText }] of (reviews?.reviews ?? []).entries()) {
      const report = (message: string) => {
        found.push({ file: "reviews", path: ["reviews", index, "shortText"], message });
      };
      const rest = fullText.slice(shortText.length);
      // Only Latin script is checked, because some scripts have no spaces between words.
      const endsInWord = /[\p{Script=Latin}\p{N}]$/u.test(shortText) && /^[\p{Script=Latin}\p{N}]/u.test(rest);
      if (!fullText.startsWith(shortText)) {
        report("is not the exact beginning of the full text; delete it, and the site uses the first sentences");
      } else if (endsInWord) {
        report("ends in the middle of a word of the full text; end it after a word or a sentence");
      }
    }
    return found;
  },
};

/** A list in `sample` may only name fields that its group can have, even if they are still empty. */
const sampleNames: Rule = {
  find(content) {
    const found: RuleDiagnostic[] = [];
    for (const { file, path, value } of walk(content)) {
      if (path.at(-1) !== "sample" || !Array.isArray(value)) continue;
      const fields = knownKeys(CONTENT_SCHEMAS[file], path.slice(0, -1)).filter((key) => key !== "sample");
      for (const [index, name] of value.entries()) {
        if (fields.includes(name)) continue;
        const meant = closestMatch(String(name), fields);
        const fix = meant
          ? `Did you mean "${meant}"?`
          : `Possible names: ${fields.map((key) => `"${key}"`).join(", ")}`;
        found.push({ file, path: [...path, index], message: "is not the name of a field in this group", fix });
      }
    }
    return found;
  },
};

/** Days and times must run forward, and entries must not overlap. A lunch break takes two entries for a day. */
const openingHours: Rule = {
  find({ site }) {
    const found: RuleDiagnostic[] = [];
    const taken: { day: string; opens: string; closes: string }[] = [];
    for (const [index, { from, to, opens, closes }] of (site?.contact.hours ?? []).entries()) {
      const report = (field: string, message: string) => {
        found.push({ file: "site", path: ["contact", "hours", index, field], message });
      };
      if (closes <= opens) {
        report("closes", `is not after the opening time (${opens}); use the 24-hour clock, as in 17:30`);
      }
      const days: readonly string[] = openDays(from, to);
      if (days.length === 0) {
        report("from", `comes after the last day (${to}) in the week, which begins on Monday; write two entries`);
      }
      const other = taken.find(({ day, ...time }) => days.includes(day) && opens < time.closes && time.opens < closes);
      if (other) {
        const times = `${other.opens} to ${other.closes}`;
        report("from", `overlaps with another entry: ${other.day} is open from ${times} already; list each time once`);
      }
      taken.push(...days.map((day) => ({ day, opens, closes })));
    }
    return found;
  },
};

/** The navigation must not link to the questions or reviews if the page has none and leaves them out. */
const navigation: Rule = {
  find({ site, faq, reviews }) {
    const isEmpty: Partial<Record<string, boolean>> = {
      faq: faq?.questions.length === 0,
      reviews: reviews?.reviews.length === 0,
    };
    return (site?.navigation ?? []).flatMap(({ section }, index): RuleDiagnostic[] => {
      const message = "leads to a section that is not on the page, because it has no entries; delete the link";
      return isEmpty[section] ? [{ file: "site", path: ["navigation", index, "section"], message }] : [];
    });
  },
};

/** All rules that compare several fields or files. test/fixtures/rule-cases.ts has examples for each. */
export const RULES = {
  uniqueEntries,
  reviewTexts,
  sampleNames,
  openingHours,
  navigation,
  imagesExist,
  countiesExist,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;
