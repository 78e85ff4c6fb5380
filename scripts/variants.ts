import { isRecord } from "../src/content-model/rule";

/** Texts of the content files by file name. */
export type ContentTexts = ReadonlyMap<string, string>;

type Change = (value: unknown, path: string) => unknown;

/** Every optional field left out, every list down to one entry. */
function minimum(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(minimum);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !["sample", "answer", "profiles", "analytics"].includes(key));
  return Object.fromEntries(kept.map(([key, field]) => [key, minimum(field)]));
}

/** Lists that something in the world ends: sections of the page, days of the week. And markers, which are no content. */
const FIXED_LISTS = /navigation$|hours$|\.sample$/;
/** What has to differ from entry to entry. */
const DIFFERING = ["title", "label", "term", "question"];

/** The lists that grow with the years. */
const GROWING_LISTS = /^(?:cities\.cities|reviews\.reviews|awards\.awards)$/;

/** Every list ten times as long, every optional field filled. */
function tenfold(value: unknown, path: string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => tenfold(item, path));
    return FIXED_LISTS.test(path) ? items : repeated(items, path, 10);
  }
  if (!isRecord(value)) return value;
  const filled = path.endsWith("questions")
    ? { ...value, answer: "It depends on the deed. ".repeat(40).trim() }
    : value;
  const fields = Object.entries(filled).map(([key, field]) => [key, tenfold(field, `${path}.${key}`)]);
  return Object.fromEntries(path === "site" ? [...fields, ["profiles", profiles()]] : fields);
}

/** The cities, reviews and badges a hundred times. */
function hundredfold(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return GROWING_LISTS.test(path) ? repeated(value, path, 100) : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, hundredfold(field, `${path}.${key}`)]));
}

/** Counties cannot be made up: the check knows them all. */
const COUNTIES_OF_MICHIGAN =
  "Alcona Alger Allegan Alpena Antrim Arenac Baraga Barry Bay Benzie Berrien Branch Calhoun Cass Charlevoix Cheboygan " +
  "Chippewa Clare Clinton Crawford Delta Dickinson Eaton Emmet Genesee Gladwin Gogebic Gratiot Hillsdale Houghton " +
  "Huron Ingham Ionia Iosco Iron Isabella";

function repeated(items: readonly unknown[], path: string, times: number): unknown[] {
  if (path === "landing.hero.counties") return [...items, ...COUNTIES_OF_MICHIGAN.split(" ")];
  const more = Array.from({ length: times }, (_, round) =>
    items.map((item) => (round === 0 ? item : renamed(item, round + 1))),
  );
  return path === "cities.cities" ? more.flat().sort() : more.flat();
}

function renamed(item: unknown, round: number): unknown {
  if (!isRecord(item)) return `${item} ${round}`;
  const fields = Object.entries(item).map(([key, field]) => {
    if (key === "id") return [key, `${field}-${round}`];
    return [key, DIFFERING.includes(key) ? `${field} ${round}` : field];
  });
  return Object.fromEntries(fields);
}

function profiles(): string[] {
  return Array.from({ length: 10 }, (_, index) => `https://www.example.com/profile-${index + 1}`);
}

/** As on the day of launch: no markers, and made-up values that are not reserved for examples. */
function noSamples(value: unknown, path: string): unknown {
  if (typeof value === "string") return path === "site.sampleNotice" ? value : withoutSampleWords(value);
  if (Array.isArray(value)) return value.map((item) => noSamples(item, path));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([key]) => key !== "sample");
  return Object.fromEntries(fields.map(([key, field]) => [key, noSamples(field, `${path}.${key}`)]));
}

function withoutSampleWords(text: string): string {
  return text
    .replaceAll("example.com", "firm.test")
    .replaceAll("(248) 555-0134", "(248) 201-0100")
    .replace(/\b(?:sample|placeholder) (\w)/gi, (_match, letter: string) => letter.toUpperCase());
}

/** Extremes of the content that the site has to bear. */
export const VARIANTS = { minimum, tenfold, hundredfold, "no-samples": noSamples } satisfies Record<string, Change>;

export type VariantName = keyof typeof VARIANTS;

/** @param texts valid content */
export function makeVariant(name: VariantName, texts: ContentTexts): Map<string, string> {
  const change: Change = VARIANTS[name];
  return new Map(
    [...texts].map(([file, text]) => [
      file,
      `${JSON.stringify(change(JSON.parse(text), file.replace(".json", "")), null, 2)}\n`,
    ]),
  );
}
