import { closestMatch } from "./closest-match";
import { countiesExist } from "./county-rule";
import { imagesExist } from "./image-rule";
import { isRecord, type Rule, type RuleDiagnostic, walk } from "./rule-types";
import { knownKeys } from "./schema-diagnostics";
import { CONTENT_SCHEMAS, openDays } from "./schemas";

/** What tells the entries of a list apart, for readers and for React. */
export const IDENTITIES = ["id", "section", "label", "term", "title", "question"] as const;

const uniqueEntries: Rule = {
  name: "no entry twice",
  find: (content) =>
    walk(content).flatMap(({ file, path, value }) => {
      if (!Array.isArray(value) || path.at(-1) === "sample") return [];
      return [undefined, ...IDENTITIES].flatMap((key) => {
        const first = new Map<string, number>();
        return value.flatMap((item: unknown, index): RuleDiagnostic[] => {
          const identity = key === undefined ? item : isRecord(item) && item[key];
          if (typeof identity !== "string") return [];
          const earlier = first.get(identity.toLowerCase()) ?? index;
          first.set(identity.toLowerCase(), earlier);
          if (earlier === index) return [];
          const message = `is the same as in entry ${earlier + 1} of this list (this is entry ${index + 1}); each must be different`;
          return [{ file, path: key === undefined ? [...path, index] : [...path, index, key], message }];
        });
      });
    }),
};

/** Fields that only together tell the entries of a list apart; the first is the one to look at. */
const TELLING_FIELDS = [
  { file: "reviews", keys: ["fullText", "name", "date", "source"] },
  { file: "awards", keys: ["alt", "name", "issuer", "year"] },
] as const;

const entriesDiffer: Rule = {
  name: "entries differ in what tells them apart",
  find: (content) =>
    TELLING_FIELDS.flatMap(({ file, keys: [shown, ...others] }) => {
      const entries: readonly unknown[] = Object(content[file])[file] ?? [];
      const told = entries.map((entry) => JSON.stringify([shown, ...others].map((key) => Object(entry)[key])));
      const fields = others.map((key) => `\`${key}\``).join(" and ");
      return told.flatMap((words, index): RuleDiagnostic[] => {
        const first = told.indexOf(words);
        const message = `is the same as in entry ${first + 1} of this list, as are ${fields}; delete one of the two, or write what tells them apart`;
        return first === index ? [] : [{ file, path: [file, index, shown], message }];
      });
    }),
};

const reviewTexts: Rule = {
  name: "a review begins with its short text",
  find: ({ reviews }) =>
    (reviews?.reviews ?? []).flatMap((review, index): RuleDiagnostic[] => {
      const { shortText = "", fullText } = review;
      const diagnose = (field: string, message: string): RuleDiagnostic[] => {
        return [{ file: "reviews", path: ["reviews", index, field], message }];
      };
      if (!fullText.startsWith(shortText)) {
        const fix = "leave the short text out, and it follows by itself";
        return diagnose("fullText", `does not begin with exactly the words of the short text (\`shortText\`); ${fix}`);
      }
      const rest = fullText.slice(shortText.length);
      // Not every script has spaces between its words.
      if (/^[\p{Script=Latin}\p{N}]/u.test(rest) && /[\p{Script=Latin}\p{N}]$/u.test(shortText)) {
        return diagnose(
          "shortText",
          "ends in the middle of a word of the full text; end it after a word or a sentence",
        );
      }
      return [];
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
        if (typeof name !== "string") return [];
        const place = { file, path: [...path, index] };
        if (value.indexOf(name) < index) return [{ ...place, message: "is listed twice; delete one of the two" }];
        if (fields.includes(name)) return [];
        const meant = closestMatch(name, fields);
        const fix = meant ? `Did you mean "${meant}"?` : `Possible are ${fields.map((key) => `"${key}"`).join(", ")}`;
        return [{ ...place, message: "names no field of this group", fix }];
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
      const message = `leads to a section that is not on the page, because the list in content/${section}.json is empty; take the link out`;
      return [{ file: "site", path: ["navigation", index, "section"], message }];
    });
  },
};

/** What a schema cannot say: how fields and files fit together. */
export const RULES: readonly Rule[] = [
  uniqueEntries,
  entriesDiffer,
  reviewTexts,
  sampleNames,
  openingHours,
  navigation,
  imagesExist,
  countiesExist,
];
