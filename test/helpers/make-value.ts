import type { z } from "zod";
import type { ImageRequirements } from "../../content-model/fields";
import { findImageProblem } from "../../content-model/image-rule";
import { isRecord, type RuleContext } from "../../content-model/rule-types";
import { IDENTITIES } from "../../content-model/rules";
import { withoutOptional } from "../../content-model/schema-diagnostics";
import { type Content, WEEKDAYS } from "../../content-model/schemas";
import { between, pick, type Random, randomByName, shuffled } from "./random";
import { plainWord, SENTENCES, wordsOfLength } from "./random-words";
import { fieldsOfObject, itemOf, kindOf, limitsOf } from "./schema-fields";

/** "shortest" and "longest" also mean the fewest and the most entries, and none and all of what is optional. */
export type Size = "shortest" | "longest" | "any";

/** What values are made with. */
export interface ValueOptions {
  size: Size;
  random: Random;
  /** The last day of a date, as in "2026-09-30". */
  day: string;
  world: RuleContext;
  /** The content for which the value is made. */
  content: Content;
}

export const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

/**
 * Makes a value that the model accepts in this place; undefined if there is none.
 *
 * @param place as in "reviews.reviews[].name"
 */
export function makeValue(
  schema: z.ZodType,
  place: string,
  making: ValueOptions,
  beside: readonly string[] = [],
): unknown {
  const inner = withoutOptional(schema);
  const generic = () => fixedWords(inner) ?? makeGeneric(inner, place, making, beside);
  return SPECIAL_VALUES[place] ? SPECIAL_VALUES[place](making, generic, inner) : generic();
}

function makeGeneric(schema: z.ZodType, place: string, making: ValueOptions, beside: readonly string[]): unknown {
  const { random, size } = making;
  switch (kindOf(schema)) {
    case "group":
      return makeGroup(schema, place, making);
    case "list":
      return makeList(schema, place, making);
    case "text":
      return makeText(schema, making);
    case "form":
      return makeForm(schema, making);
    case "date":
      return makeDate(making);
    case "image":
      return pick(random, fittingPictures(schema, making));
    case "number":
      return makeNumber(limitsOf(schema), making);
    case "choice":
      return pick(random, choicesOf(schema));
    case "yes or no":
      return random() < 0.5;
    case "sample marker": {
      const randomOf = randomByName(random);
      const names = beside.filter((name) => name !== "sample" && randomOf(name)() < 0.3);
      return size === "any" && names.length > 0 && random() < 0.5 ? names : true;
    }
  }
}

function makeGroup(schema: z.ZodType, place: string, making: ValueOptions): Record<string, unknown> {
  const fields = fieldsOfObject(schema);
  const names = fields.map(([name]) => name);
  const randomOf = randomByName(making.random);
  const made = fields.flatMap(([name, field]): [string, unknown][] => {
    const own = { ...making, random: randomOf(name) };
    const isIn = withoutOptional(field) === field || isChosen(name, own);
    const value = isIn ? makeValue(field, `${place}.${name}`, own, names) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(made);
}

/** Whether an optional field is filled in. New entries are seldom samples. */
function isChosen(name: string, { size, random }: ValueOptions): boolean {
  if (size !== "any") return size === "longest";
  return random() < (name === "sample" ? 0.2 : 0.5);
}

function makeList(schema: z.ZodType, place: string, making: ValueOptions): unknown[] {
  const { low, high } = limitsOf(schema);
  const { random, size } = making;
  const length = { shortest: low, longest: high, any: between(random, low, Math.min(high, low + 4)) }[size];
  const items: unknown[] = [];
  const taken = usedIdentities(items);
  while (items.length < length) {
    const item = newItem(schema, place, making, taken);
    if (item === undefined) break;
    items.push(item);
  }
  return items;
}

/** What no further entry of a list may have. */
export function usedIdentities(items: readonly unknown[]): Set<string> {
  return new Set(items.flatMap(identities));
}

/**
 * An entry that differs from those before in all that has to differ; undefined if there is none.
 *
 * @param taken is added to
 */
export function newItem(schema: z.ZodType, place: string, making: ValueOptions, taken: Set<string>): unknown {
  // Enough to find, by chance, the last of forty counties that is left.
  for (let tries = 0; tries < 400; tries++) {
    const item = makeValue(itemOf(schema), `${place}[]`, making);
    const own = identities(item);
    if (item === undefined || own.some((each) => taken.has(each))) continue;
    for (const each of own) taken.add(each);
    return item;
  }
  return undefined;
}

function identities(item: unknown): string[] {
  if (!isRecord(item)) return [String(item).toLowerCase()];
  return IDENTITIES.flatMap((key) => (key in item ? `${key} ${item[key]}`.toLowerCase() : []));
}

export function makeText(schema: z.ZodType, { size, random }: ValueOptions): string {
  const { low, high } = limitsOf(schema);
  if (size === "longest") return wordsOfLength(high, random);
  // A text that may be one letter long should still read as a word, and not as the same one everywhere.
  if (size === "shortest") return wordsOfLength(Math.min(high, Math.max(low, between(random, 3, 6))), random);
  const sentence = pick(random, SENTENCES);
  if (sentence && random() < 0.3 && accepts(schema, sentence)) return sentence;
  return wordsOfLength(between(random, low, high), random);
}

/** None of them leads anywhere: they are reserved for examples and for tests. */
const HOSTS = ["www.example.com", "forms.example.com", "example.com", "www.firm.test", "harbor-title.test", "law.test"];
/** Those that the launch list takes for the firm's own. */
const OWN_HOSTS = HOSTS.filter((host) => host.endsWith(".test"));

/** Another value of the same form: digits for digits, words for words. */
export function similarText(example: string, schema: z.ZodType, { size, random }: ValueOptions): string | undefined {
  const hosts = size === "shortest" ? OWN_HOSTS : HOSTS;
  for (let tries = 0; tries < 60; tries++) {
    const value = example.replace(/(?<=\/\/|@)[^/\s]+|\d|\b[a-z]+\b(?!:)/gi, (part) => {
      if (part.includes(".")) return pick(random, hosts) ?? part;
      if (/\d/.test(part)) return String(between(random, 0, 9));
      return plainWord(random, size === "shortest" ? { from: 2, to: 4 } : { from: 2, to: 12 });
    });
    if (value !== example && accepts(schema, value)) return value;
  }
  return undefined;
}

function makeForm(schema: z.ZodType, making: ValueOptions): unknown {
  const examples: unknown = schema.meta()?.examples;
  const example = String(Array.isArray(examples) ? examples[0] : "");
  const value = similarText(example, schema, making);
  if (value === undefined || making.size !== "longest") return value;
  return longerForm(value, schema, making.random, Number.POSITIVE_INFINITY);
}

/** The same with words added where the form allows it: behind a name or a path, before an "@". */
export function longerForm(value: string, schema: z.ZodType, random: Random, words: number): string {
  let written = value;
  for (let count = 0; count < words; count++) {
    const longer = [12, 8, 4, 3, 2].flatMap((to) => {
      const word = plainWord(random, { from: 2, to });
      const digits = String(between(random, 1000, 9999));
      return [
        written.startsWith("https:") ? `${written}/${word}` : `${written}-${word}`,
        written.replace("@", `.${word}@`),
        `${written}-${digits}`,
      ];
    });
    const next = longer.find((each) => each !== written && isForm(each) && accepts(schema, each));
    if (next === undefined) return written;
    written = next;
  }
  return written;
}

/** A hyphen behind a domain would be a domain that nobody has. */
const isForm = (value: string) => !/(?:@|:\/\/)[^/]*\.test-|(?:@|:\/\/)[^/]*\.com-/.test(value);

function makeDate({ size, random, day }: ValueOptions): string {
  const first = Date.UTC(1960, 0, 1);
  const last = Date.parse(`${day}T00:00:00Z`);
  const time = { shortest: first, longest: last, any: first + random() * (last - first) }[size];
  return new Date(time).toISOString().slice(0, 10);
}

/** The least holds no sample, if there are images that are none. */
function fittingPictures(schema: z.ZodType, { size, world: { images } }: ValueOptions): string[] {
  const needs = schema.meta()?.image as ImageRequirements;
  const fitting = [...images.keys()].filter((name) => accepts(schema, name) && !findImageProblem(name, needs, images));
  const own = fitting.filter((name) => !images.get(name)?.isSample);
  return size === "shortest" && own.length > 0 ? own : fitting;
}

function makeNumber({ low, high }: { low: number; high: number }, { size, random }: ValueOptions): number {
  if (size !== "any") return size === "shortest" ? low : high;
  // As many small numbers as large ones.
  return between(random, low, low + 10 ** between(random, 1, Math.floor(Math.log10(high - low))));
}

export function choicesOf(schema: z.ZodType): unknown[] {
  return "options" in schema && Array.isArray(schema.options) ? schema.options : [];
}

type SpecialValue = (making: ValueOptions, generic: () => unknown, schema: z.ZodType) => unknown;

/** Where offices can be: counties around them, as an editor writes them, and a position. */
const STATES = {
  MI: {
    latitude: 42.5,
    longitude: -83.4,
    counties:
      "Oakland Macomb Wayne Washtenaw Livingston Genesee Lapeer St._Clair Monroe Lenawee Jackson Ingham Shiawassee Saginaw Bay Midland Tuscola Huron Sanilac Hillsdale Branch Calhoun Eaton Clinton Gratiot Ionia Barry Kalamazoo St._Joseph Cass Van_Buren Allegan Kent Ottawa Montcalm Isabella Mecosta Newaygo Muskegon Arenac Lucas,_OH Fulton,_OH",
  },
  OH: {
    latitude: 41.65,
    longitude: -83.54,
    counties:
      "Lucas Fulton Wood Ottawa Henry Williams Defiance Sandusky Hancock Erie Huron Seneca Putnam Paulding Van_Wert Allen Hardin Wyandot Crawford Richland Ashland Lorain Medina Cuyahoga Wayne Holmes Knox Morrow Marion Union Logan Auglaize Mercer Shelby Darke Champaign Delaware Licking Monroe,_MI Lenawee,_MI",
  },
} as const;

export function stateOf(region: string) {
  const { counties, ...state } = STATES[region === "OH" ? "OH" : "MI"];
  return { ...state, counties: counties.split(" ").map((name) => name.replaceAll("_", " ")) };
}

/** Degrees around the middle of the state; the map shows the office, its counties and what lies beside them. */
export function placeNear(region: string, key: "latitude" | "longitude", random: Random): number {
  return Number((stateOf(region)[key] + (random() - 0.5) * 0.6).toFixed(between(random, 2, 4)));
}

function nearOffice(key: "latitude" | "longitude"): SpecialValue {
  return ({ content, random }) => placeNear(content.site.contact.address.region, key, random);
}

/** The words that the specification fixes; undefined of all other fields. */
const fixedWords = (schema: z.ZodType) => withoutOptional(schema).meta()?.const;

/** What is never edited: the specification fixes the words, and nothing in a test may send events anywhere. */
export function isUntouched({ place, schema }: { place: string; schema: z.ZodType }): boolean {
  return place === "site.analytics" || fixedWords(schema) !== undefined;
}

/** What the types of the model cannot say, each with its reason. All other values are made from the model alone. */
export const SPECIAL_VALUES: Readonly<Record<string, SpecialValue>> = {
  // See `isUntouched`.
  "site.analytics": () => undefined,
  // On the site's own address there has to be such a page.
  "site.links.privacyPolicy": (_making, generic) =>
    String(generic())
      .replace(/^https:\/\/[^/]+/, "https://policy.test")
      .slice(0, 500),
  // Two letters are a state, and the counties have to lie in it or near it.
  "site.contact.address.region": ({ size, random, content }) =>
    size === "any" ? pick(random, Object.keys(STATES)) : content.site.contact.address.region,
  // Places on one map.
  "site.contact.geo.latitude": nearOffice("latitude"),
  "site.contact.geo.longitude": nearOffice("longitude"),
  "landing.hero.map.line.latitude": nearOffice("latitude"),
  "landing.hero.map.water.latitude": nearOffice("latitude"),
  "landing.hero.map.water.longitude": nearOffice("longitude"),
  // Counties have to exist.
  "landing.hero.counties[]": ({ random, content }) =>
    pick(random, stateOf(content.site.contact.address.region).counties),
  // Each time once, and a day ends after it begins.
  "site.contact.hours": (making, _generic, schema) => makeWeek(making, limitsOf(schema)),
  "site.contact.hours[]": ({ random, content }) => {
    const taken = content.site.contact.hours.flatMap(({ from, to }) => daysFrom(from, to));
    const day = pick(
      random,
      WEEKDAYS.filter((weekday) => !taken.includes(weekday)),
    );
    return day && { from: day, to: day, ...times(random) };
  },
  // The texts of a review belong together.
  "reviews.reviews[]": (making, generic) => makeReview(generic() as Review, making),
  // Two letters have no words to take away or to add.
  "reviews.reviews[].initial": ({ random }) => pick(random, ["A", "BC", "Ł", "李"]),
  // No part is more than the whole.
  "stats.stats[]": (_making, generic) => {
    const stat = generic() as Content["stats"]["stats"][number];
    return { ...stat, number: stat.suffix === "%" ? stat.number % 101 : stat.number };
  },
  // A sign, not a word.
  "stats.stats[].suffix": ({ size, random }, generic) =>
    size === "any" ? pick(random, ["+", "%", "×", "K+"]) : size === "shortest" ? "+" : generic(),
};

type Review = Content["reviews"]["reviews"][number];

function makeReview(review: Review, { size, random }: ValueOptions): Review {
  const isShort = size === "shortest" || (size === "any" && random() < 0.4) || review.fullText.length < 100;
  const { shortText } = review;
  if (shortText === undefined) return review;
  const more = Math.max(4, review.fullText.length - shortText.length - 1);
  return { ...review, fullText: isShort ? shortText : `${shortText} ${wordsOfLength(more, random)}` };
}

type Hours = Content["site"]["contact"]["hours"][number];

function makeWeek({ size, random }: ValueOptions, { low, high }: { low: number; high: number }): Hours[] {
  const count = { shortest: low, longest: high, any: between(random, low, high) }[size];
  // The days on which an entry begins; it ends on the last day before the next, or earlier.
  const starts = shuffled(random, WEEKDAYS)
    .slice(0, count)
    .sort((a, b) => WEEKDAYS.indexOf(a) - WEEKDAYS.indexOf(b));
  const entries = starts.map((from, index) => {
    const next = starts[index + 1];
    const days = WEEKDAYS.slice(WEEKDAYS.indexOf(from), next && WEEKDAYS.indexOf(next));
    return { from, to: pick(random, days) ?? from, ...times(random) };
  });
  // More entries than days: some days have a lunch break.
  const breaks = count - entries.length;
  const week = entries.flatMap((hours, index) =>
    index < breaks
      ? [
          { ...hours, closes: "11:45" },
          { ...hours, opens: "12:00", closes: "23:45" },
        ]
      : [hours],
  );
  return size === "longest" ? week.map((hours) => ({ ...hours, sample: true as const })) : week;
}

function times(random: Random): { opens: string; closes: string } {
  const time = (hour: number) => `${String(hour).padStart(2, "0")}:${pick(random, ["00", "15", "30", "59"])}`;
  return { opens: time(between(random, 0, 10)), closes: time(between(random, 12, 23)) };
}

function daysFrom(from: Hours["from"], to: Hours["to"]): readonly string[] {
  return WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1);
}
