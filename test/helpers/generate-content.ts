import type * as z from "zod";
import type { ContentSources } from "../../content-model/check";
import { findImageProblem } from "../../content-model/image-rule";
import { isRecord } from "../../content-model/is-record";
import { UNIQUE_KEYS } from "../../content-model/rules";
import { CONTENT_SCHEMAS, type Content } from "../../content-model/schemas";
import { withoutOptional } from "../../content-model/walk-schema";
import { parseContent } from "../../gatsby/content/parse-content";
import { HONEST_CONTENT } from "../fixtures/honest-content";
import { RULE_CASES } from "../fixtures/rule-cases";
import { withContent } from "./edit-content";
import type { GeneratedValue, Generation } from "./generated-value";
import { between, pick, type Random, seededRandom } from "./random";
import { kindOf, limitsOf } from "./schema-fields";

/**
 * "minimum": lists as short as the schemas allow, no optional fields, short texts, and no sample content.
 * "maximum": lists and texts as long as the schemas allow, and all optional fields. A number is the seed of random
 * content.
 */
export type Amount = "minimum" | "maximum" | number;

/**
 * Returns random content in which the check must find no problem. It is made from the schemas, without calling the check.
 *
 * @param sources content that has passed the check; the result has its images and its office's state
 */
export function generateContent(sources: ContentSources, amount: Amount): ContentSources {
  const content = parseContent(sources);
  const size = amount === "minimum" ? "shortest" : amount === "maximum" ? "longest" : "any";
  const generation: Generation = {
    size,
    random: seededRandom(typeof amount === "number" ? amount : 1),
    sources,
    content,
  };
  const made = Object.entries(CONTENT_SCHEMAS).map(([name, schema]) => [name, make(schema, name, generation)]);
  return withContent(sources, Object.fromEntries(made));
}

/** Returns the same content without sample marks, and without reserved addresses and numbers. */
export function withRealWords(sources: ContentSources): ContentSources {
  const content = JSON.stringify(parseContent(sources), (key, value) => (key === "sample" ? undefined : value));
  return withContent(
    sources,
    JSON.parse(content.replaceAll(/example\.(?:com|net|org)/g, "firm.test").replaceAll("555-01", "555-21")),
  );
}

/**
 * Generates the value of a field; undefined if the field is left out.
 *
 * @param place the place of the field, such as "reviews.reviews[].name"
 */
function make(schema: z.ZodType, place: string, generation: Generation): unknown {
  const inner = withoutOptional(schema);
  if (inner !== schema && !isFilledIn(place, generation)) return undefined;
  const generic = () => makeGeneric(inner, place, generation);
  const special = SPECIAL_VALUES[place];
  const made = special ? special(generation, generic) : generic();
  // A group that has only optional fields may be empty.
  return isRecord(made) && Object.keys(made).length === 0 ? undefined : made;
}

/** Returns true if an optional field gets a value. New entries are rarely marked as samples. */
function isFilledIn(place: string, { size, random }: Generation): boolean {
  if (size !== "any") return size === "longest";
  return random() < (place.endsWith(".sample") ? 0.1 : 0.5);
}

function makeGeneric(schema: z.ZodType, place: string, generation: Generation): unknown {
  const { random, size, sources } = generation;
  const { const: fixed, image, examples } = schema.meta() ?? {};
  if (fixed !== undefined) return fixed;
  switch (kindOf(schema)) {
    case "group":
      return makeGroup(schema as z.ZodObject, place, generation);
    case "list":
      return makeList(schema as z.ZodArray, place, generation);
    case "text":
      return makeText(schema, generation);
    case "formatted text":
      return makeFormattedText(String(examples?.[0]), generation);
    case "date":
      return { shortest: "1960-01-01", longest: "2026-09-30", any: `20${between(random, 10, 25)}-02-28` }[size];
    case "image": {
      const fitting = [...sources.images.keys()].filter(
        (name) => schema.safeParse(name).success && image && !findImageProblem(name, image, sources.images),
      );
      const own = fitting.filter((name) => !sources.images.get(name)?.isSample);
      return pick(random, own.length > 0 ? own : fitting);
    }
    case "number": {
      const { low, high } = limitsOf(schema);
      return { shortest: low, longest: high, any: between(random, low, high) }[size];
    }
    case "choice":
      return pick(random, (schema as z.ZodEnum).options);
    case "yes or no":
      return random() < 0.5;
    case "sample":
      return true;
  }
}

function makeGroup(schema: z.ZodObject, place: string, generation: Generation): Record<string, unknown> {
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    return [key, make(field as z.ZodType, `${place}.${key}`, generation)];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function makeList(schema: z.ZodArray, place: string, generation: Generation): unknown[] {
  const { size, random } = generation;
  const { low, high } = limitsOf(schema);
  const length = { shortest: low, longest: high, any: Math.min(high, low + between(random, 0, 9)) }[size];
  const taken = new Set<string>();
  const items: unknown[] = [];
  // No list may have two equal entries, so the second one is left out.
  for (let tries = 0; items.length < length && tries < 20 * length + 100; tries++) {
    const item = make(schema.element as z.ZodType, `${place}[]`, generation);
    const identities = identitiesOf(item);
    if (identities.some((each) => taken.has(each))) continue;
    for (const each of identities) taken.add(each);
    items.push(item);
  }
  return items;
}

function identitiesOf(item: unknown): string[] {
  if (!isRecord(item)) return [String(item).toLowerCase()];
  return UNIQUE_KEYS.flatMap((key) => (key in item ? `${key} ${item[key]}`.toLowerCase() : []));
}

const SENTENCES = Object.values(HONEST_CONTENT)
  .flat()
  .filter((value) => typeof value === "string" && value.includes(" "));

/** Words of many lengths, so that lines break as in a real text. */
const WORDS =
  "a deed is not what it says but who has signed and recorded this one lien after another until the county clerk closes " +
  "her book of transferred properties: homeowners, misrepresentation & survivorship – O’Brien’s Łukasik non-homestead";

function makeText(schema: z.ZodType, { size, random }: Generation): unknown {
  const { low, high } = limitsOf(schema);
  const sentence = pick(random, SENTENCES);
  if (size === "any" && random() < 0.4 && schema.safeParse(sentence).success) return sentence;
  const length = { shortest: Math.min(high, Math.max(low, 4)), longest: high, any: between(random, low, high) }[size];
  return wordsOfLength(length, random);
}

/** Returns words with exactly this many characters in all. */
function wordsOfLength(length: number, random: Random): string {
  const words = WORDS.split(" ");
  let text = pick(random, ["Deed", "Łukasik", "We", "Ask", "Title"]) ?? "";
  while (text.length < length) text += ` ${pick(random, words)}`;
  return text.slice(0, length).replace(/ $/, "s");
}

/** Returns another value in the format of an example. It leads nowhere, and does not count as a sample. */
function makeFormattedText(example: string, { size, random }: Generation): string {
  const word = () =>
    wordsOfLength(size === "longest" ? 12 : between(random, 2, 9), random).replace(/[^a-z]/g, "") || "deed";
  return example
    .replace("example.com", "firm.test")
    .replace("555", "201")
    .replace(/\d(?=\d{0,3}$)/g, () => String(between(random, 1, 9)))
    .replace(
      /\/page$|-deed$|^office/,
      (end) => end + (end === "office" ? `.${word()}` : `-${word()}-${between(random, 1, 9999)}`),
    );
}

/** Generates a position near the office, because the map shows only its surroundings. */
const nearOffice =
  (key: "latitude" | "longitude"): GeneratedValue =>
  ({ content, random }) =>
    Number((content.site.contact.geo[key] + (random() - 0.5) * 0.6).toFixed(3));

/** Generators for fields in which a random value that fits the schema would often be wrong. */
const SPECIAL_VALUES: Readonly<Record<string, GeneratedValue>> = {
  ...Object.assign({}, ...Object.values(RULE_CASES).map(({ generated }) => generated)),
  // Tests must not send events anywhere.
  "site.analytics": () => undefined,
  // A link to the site itself would need a page that exists.
  "site.links.privacyPolicy": () => "https://policy.test/privacy",
  // The office stays in its state, because the counties are in that state, too.
  "site.contact.address.region": ({ content }) => content.site.contact.address.region,
  "site.contact.geo.latitude": nearOffice("latitude"),
  "site.contact.geo.longitude": nearOffice("longitude"),
  "landing.hero.map.line.latitude": nearOffice("latitude"),
  "landing.hero.map.water.latitude": nearOffice("latitude"),
  "landing.hero.map.water.longitude": nearOffice("longitude"),
  // A percentage is at most 100.
  "stats.stats[]": (_generation, generic) => {
    const stat = generic() as Content["stats"]["stats"][number];
    return { ...stat, number: stat.suffix === "%" ? stat.number % 101 : stat.number };
  },
  // The suffix is a symbol or an abbreviation, not a word.
  "stats.stats[].suffix": ({ random }) => pick(random, ["+", "%", "×", "K+"]),
};
