import { claimsAgree } from "./claims";
import { closestMatch } from "./closest-match";
import { type Counties, findCounty, readCountyName, writtenCounty } from "./counties";
import type { ImageRequirements } from "./fields";
import type { Draft, Images, Rule, RuleDiagnostic } from "./rule";
import { isRecord, walk } from "./rule";
import { knownKeys, schemaAt } from "./schema-diagnostics";
import { CONTENT_SCHEMAS, WEEKDAYS } from "./schemas";

/** Pixels, each way: more than any screen shows, and slow to build. */
const LARGEST_PICTURE = 8000;

const uniqueIds: Rule = {
  name: "unique ids",
  find: (draft) => lists(draft).flatMap(({ file, path, items }) => repeated(file, path, items, "id")),
};

/** What tells the entries of a list apart, for readers and for React, besides an id. */
export const IDENTITIES = ["section", "label", "term", "title", "question"] as const;

const uniqueEntries: Rule = {
  name: "no entry twice",
  find: (draft) =>
    lists(draft).flatMap(({ file, path, items }) => [
      ...repeated(file, path, items),
      ...IDENTITIES.flatMap((key) => repeated(file, path, items, key)),
    ]),
};

/** The order of the cities: case and accents do not count. */
export const ALPHABET = new Intl.Collator("en", { sensitivity: "base" });

const citiesFromAToZ: Rule = {
  name: "cities from A to Z",
  find({ cities }) {
    const names = cities?.cities ?? [];
    return names.flatMap((name, index) => {
      const previous = names[index - 1];
      if (name === undefined || previous === undefined || ALPHABET.compare(previous, name) <= 0) return [];
      const next = names.find((other) => other !== undefined && ALPHABET.compare(other, name) > 0);
      const message = `stands after "${previous}", out of the order from A to Z; move it before "${next}"`;
      return [{ file: "cities", path: ["cities", index], message }];
    });
  },
};

const reviewTexts: Rule = {
  name: "Read more fits the texts",
  find: ({ reviews }) =>
    (reviews?.reviews ?? []).flatMap((review, index): RuleDiagnostic[] => {
      const { shortText, fullText, hasReadMore } = review ?? {};
      if (shortText === undefined || fullText === undefined) return [];
      const path = ["reviews", index];
      if (!fullText.startsWith(shortText)) {
        const message =
          "does not begin with exactly the words of `shortText`; copy the start of it to `shortText` again";
        return [{ file: "reviews", path: [...path, "fullText"], message }];
      }
      if (/^[\p{L}\p{N}]/u.test(fullText.slice(shortText.length)) && /[\p{L}\p{N}]$/u.test(shortText)) {
        const message = "ends in the middle of a word of `fullText`; end it after a word or a sentence";
        return [{ file: "reviews", path: [...path, "shortText"], message }];
      }
      const isLonger = fullText.length > shortText.length;
      if (hasReadMore === undefined || hasReadMore === isLonger) return [];
      const message = isLonger
        ? "is false although `fullText` is longer than `shortText`; write true, or nobody can read the rest"
        : "is true although `fullText` is no longer than `shortText`; write false";
      return [{ file: "reviews", path: [...path, "hasReadMore"], message }];
    }),
};

const initials: Rule = {
  name: "initial of the name",
  find: ({ reviews }) =>
    (reviews?.reviews ?? []).flatMap((review, index): RuleDiagnostic[] => {
      if (review?.name === undefined || review.initial === undefined) return [];
      const letters = review.name.split(/[\s-]+/).map((word) => word.match(/\p{L}/u)?.[0] ?? "");
      if (/^\p{Lu}{1,2}$/u.test(review.initial) && isSubsequence([...review.initial].map(bare), letters.map(bare)))
        return [];
      const message = `is not the capital first letter of a word of the name "${review.name}"; write "${letters[0]?.toUpperCase()}"`;
      return [{ file: "reviews", path: ["reviews", index, "initial"], message }];
    }),
};

const sampleNames: Rule = {
  name: "sample names fields",
  find: (draft) =>
    walk(draft).flatMap(({ file, path, value }) => {
      if (!isRecord(value) || !Array.isArray(value.sample)) return [];
      // All that the group may have, whether it has it or not: a logo that is still to come can be marked.
      const fields = knownKeys(CONTENT_SCHEMAS[file], path).filter((key) => key !== "sample");
      return value.sample.flatMap((name: unknown, index: number): RuleDiagnostic[] => {
        if (typeof name !== "string") return [];
        const here = [...path, "sample", index];
        if (Array.isArray(value.sample) && value.sample.indexOf(name) < index) {
          return [{ file, path: here, message: "is listed twice; delete one of the two" }];
        }
        if (fields.includes(name)) return [];
        const meant = closestMatch(name, fields);
        return [
          {
            file,
            path: here,
            message: "names no field of this group",
            fix: meant ? `Did you mean "${meant}"?` : `Possible are ${fields.map((field) => `"${field}"`).join(", ")}`,
          },
        ];
      });
    }),
};

/** Words that visitors, tests and the specification rely on. */
export const FIXED_WORDS = [
  { file: "site", path: ["errorScreen", "title"], words: "Unexpected Application Error!" },
  { file: "landing", path: ["reviews", "previous"], words: "Previous review" },
  { file: "landing", path: ["reviews", "next"], words: "Next review" },
  { file: "not-found", path: ["heading"], words: "Oops! Page not found" },
  { file: "not-found", path: ["homeLink"], words: "Return to Home" },
] as const;

const fixedWords: Rule = {
  name: "fixed words",
  find: (draft) =>
    FIXED_WORDS.flatMap(({ file, path, words }): RuleDiagnostic[] => {
      const written = path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), draft[file]);
      if (written === undefined || written === words) return [];
      return [{ file, path, message: `is fixed by the specification; write "${words}"` }];
    }),
};

const openingHours: Rule = {
  name: "opening hours",
  find({ site }) {
    const taken: { day: string; opens: string; closes: string }[] = [];
    return (site?.contact?.hours ?? []).flatMap((hours, index): RuleDiagnostic[] => {
      const { from, to, opens, closes } = hours ?? {};
      const path = ["contact", "hours", index];
      const findings: RuleDiagnostic[] = [];
      if (opens !== undefined && closes !== undefined && closes <= opens) {
        findings.push({
          file: "site",
          path: [...path, "closes"],
          message: `is not after \`opens\` (${opens}); mind the 24-hour clock`,
        });
      }
      if (from === undefined || to === undefined || opens === undefined || closes === undefined) return findings;
      const days: readonly string[] = WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1);
      if (days.length === 0) {
        const message = `comes after \`to\` (${to}) in the week, which begins on Monday; write two entries`;
        findings.push({ file: "site", path: [...path, "from"], message });
      }
      // Twice a day is right around a lunch break.
      const twice = taken.find((other) => days.includes(other.day) && opens < other.closes && other.opens < closes);
      if (twice) {
        const message = `begins days of which ${twice.day} is open at that time already (${twice.opens} to ${twice.closes}); name each time once`;
        findings.push({ file: "site", path: [...path, "from"], message });
      }
      for (const day of days) taken.push({ day, opens, closes });
      return findings;
    });
  },
};

const pictures: Rule = {
  name: "pictures exist",
  find: (draft, { images }) =>
    walk(draft).flatMap(({ file, path, value }): RuleDiagnostic[] => {
      // The form of the field saw to the folder. Asking the model about every value would take most of the check's time.
      if (typeof value !== "string" || !value.startsWith("./images/")) return [];
      const needs = schemaAt(CONTENT_SCHEMAS[file], path)?.meta()?.image as ImageRequirements | undefined;
      if (!needs) return [];
      const fault = pictureFault(value, needs, images);
      return fault ? [{ file, path, ...fault }] : [];
    }),
};

/** What is wrong with a picture in a place with these needs; undefined if it fits. */
export function pictureFault(
  name: string,
  needs: ImageRequirements,
  images: Images,
): Pick<RuleDiagnostic, "message" | "fix"> | undefined {
  if (!images.has(name)) {
    const meant = closestMatch(name, images.keys());
    const message = `names a picture that does not exist; put it into content${name.slice(1, name.lastIndexOf("/"))}`;
    return { message, ...(meant && { fix: `Did you mean "${meant}"?` }) };
  }
  const facts = images.get(name);
  if (!facts) {
    const kinds = needs.formats.join(", ").toUpperCase();
    const drawing = name.endsWith(".svg") ? " An SVG needs a viewBox, which most programs write when asked to" : "";
    const message = `names a file that the site cannot show as a picture; export it again as ${kinds}`;
    return { message, ...(drawing && { fix: drawing.trim() }) };
  }
  const extension = name.slice(name.lastIndexOf(".") + 1);
  if (facts.format !== extension.replace("jpg", "jpeg")) {
    return {
      message: `names a ${facts.format} picture that calls itself .${extension}; export it again as ${extension}`,
    };
  }
  if (!facts.complete) return { message: "names a picture whose end is missing; upload it again" };
  // A drawing has as many pixels as one likes.
  if (facts.format === "svg") return undefined;
  const { width, height } = facts;
  const { sidesAtLeast = 1, longestSideAtLeast = 1 } = needs;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const found = `names a picture of ${width} × ${height} pixels`;
  if (short < sidesAtLeast || long > LARGEST_PICTURE) {
    return { message: `${found}; both must lie between ${sidesAtLeast} and ${LARGEST_PICTURE}` };
  }
  if (long < longestSideAtLeast) return { message: `${found}; the longer side must be at least ${longestSideAtLeast}` };
  return undefined;
}

const counties: Rule = {
  name: "counties exist",
  find({ landing, site }, { counties: known }) {
    const homeState = site?.contact?.address?.region;
    const first = new Map<string, number>();
    return (landing?.hero?.counties ?? []).flatMap((written, index): RuleDiagnostic[] => {
      // Which county is meant depends on where the office is.
      if (written === undefined || homeState === undefined) return [];
      const finding = { file: "landing", path: ["hero", "counties", index] } as const;
      const county = findCounty(known, written, homeState);
      if (!county) return [{ ...finding, ...countyFault(written, homeState, known) }];
      const earlier = first.get(county.id);
      if (earlier !== undefined) {
        return [
          { ...finding, message: `names the same county as entry ${earlier + 1} of this list; delete one of the two` },
        ];
      }
      first.set(county.id, index);
      return [];
    });
  },
};

/** As many states as a reader can choose from. */
const STATES_TO_CHOOSE = 3;

function countyFault(written: string, homeState: string, known: Counties): Pick<RuleDiagnostic, "message" | "fix"> {
  const { name, state } = readCountyName(written, homeState);
  const all = [...known.values()];
  const inState = all.filter((county) => county.state === state).map((county) => writtenCounty(county, homeState));
  if (inState.length === 0)
    return { message: `lies in "${state}", which is no state; write its two letters, as in "OH"` };
  const place = state === homeState.toUpperCase() ? `${state}, the state of \`contact.address\` in site.json` : state;
  const message = `is no county of ${place}; in another state, write it with that state, as in "Lucas, OH"`;
  const elsewhere = [...new Set(all.map((county) => county.state))].filter((other) => findCounty(known, name, other));
  const near = closestMatch(written, inState);
  const meant = near ?? (elsewhere.length <= STATES_TO_CHOOSE ? elsewhere.map((other) => `${name}, ${other}`) : []);
  const choice = [meant]
    .flat()
    .map((county) => `"${county}"`)
    .join(" or ");
  return { message, ...(choice && { fix: `Did you mean ${choice}?` }) };
}

const dates: Rule = {
  name: "dates since the firm opened",
  find: (draft) =>
    walk(draft).flatMap(({ file, path, value }): RuleDiagnostic[] => {
      const founded = draft.site?.firm?.foundedYear;
      if (founded === undefined || typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return [];
      const isDate = schemaAt(CONTENT_SCHEMAS[file], path)?.meta()?.date === true;
      if (!isDate || Number(value.slice(0, 4)) >= founded) return [];
      const message = `lies before the year in which the firm opened, ${founded} (\`firm.foundedYear\` in site.json)`;
      return [{ file, path, message, fix: "Correct whichever of the two is wrong" }];
    }),
};

const figures: Rule = {
  name: "figures are possible",
  find: ({ stats, site }) =>
    (stats?.stats ?? []).flatMap((stat, index): RuleDiagnostic[] => {
      const { number, suffix, label, asOf } = stat ?? {};
      if (number === undefined) return [];
      const finding = { file: "stats", path: ["stats", index, "number"] } as const;
      if (suffix === "%" && number > 100)
        return [{ ...finding, message: "is more than 100 percent; write the percentage" }];
      const founded = site?.firm?.foundedYear;
      if (founded === undefined || asOf === undefined || !/\byears\b/i.test(label ?? "")) return [];
      const years = Number(asOf.slice(0, 4)) - founded;
      if (number <= years) return [];
      const message = `is more than the ${years} years between \`firm.foundedYear\` (${founded}) in site.json and \`asOf\` (${asOf})`;
      return [{ ...finding, message, fix: "Correct whichever of the three is wrong" }];
    }),
};

/** What a shape cannot say: how fields and files fit together. */
export const RULES: readonly Rule[] = [
  uniqueIds,
  uniqueEntries,
  citiesFromAToZ,
  reviewTexts,
  initials,
  sampleNames,
  fixedWords,
  openingHours,
  pictures,
  counties,
  dates,
  figures,
  claimsAgree,
];

function lists(draft: Draft) {
  return walk(draft).flatMap(({ file, path, value }) =>
    Array.isArray(value) && path.at(-1) !== "sample" ? [{ file, path, items: value as unknown[] }] : [],
  );
}

/** Entries of a list whose text, or whose field `key`, an earlier entry has too. Case does not count. */
function repeated(
  file: RuleDiagnostic["file"],
  path: RuleDiagnostic["path"],
  items: readonly unknown[],
  key?: string,
): RuleDiagnostic[] {
  const first = new Map<string, number>();
  return items.flatMap((item, index): RuleDiagnostic[] => {
    const value = key === undefined ? item : isRecord(item) ? item[key] : undefined;
    if (typeof value !== "string") return [];
    const earlier = first.get(value.toLowerCase());
    if (earlier === undefined) {
      first.set(value.toLowerCase(), index);
      return [];
    }
    const here = key === undefined ? [...path, index] : [...path, index, key];
    const message = `is the same as in entry ${earlier + 1} of this list (this is entry ${index + 1}); each must be different`;
    return [{ file, path: here, message }];
  });
}

/** "É" → "E". */
function bare(letter: string): string {
  return letter.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
}

function isSubsequence(wanted: readonly string[], letters: readonly string[]): boolean {
  let next = 0;
  for (const letter of letters) if (letter === wanted[next]) next++;
  return next === wanted.length;
}
