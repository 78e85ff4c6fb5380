import { type ContentSources, contentNames } from "../../content-model/check";
import { type ContentPath, formatPath } from "../../content-model/diagnostics";
import type { RuleContext } from "../../content-model/rule-types";
import { RULES } from "../../content-model/rules";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "../../content-model/schemas";
import { parseContent } from "../../gatsby/content/parse-content";
import {
  accepts,
  isUntouched,
  longerForm,
  makeValue,
  newItem,
  placeNear,
  SPECIAL_VALUES,
  similarText,
  stateOf,
  usedIdentities,
  type ValueOptions,
} from "./make-value";
import { between, pick, pickByName, type Random, seededRandom, shuffled } from "./random";
import { plainWord, wordsOfLength } from "./random-words";
import { type Field, type FieldKind, fieldsOf, limitsOf, withContent } from "./schema-fields";

/** What an editor did. */
export interface Edit {
  /** As in "shorten". */
  name: string;
  kind: FieldKind;
  /** Where, as in "reviews.reviews[].name". */
  place: string;
}

export interface EditedContent {
  sources: ContentSources;
  edits: readonly Edit[];
}

export interface EditOptions {
  /** The last day that a date may name, as in "2026-09-30"; today if left out. */
  day?: string;
}

/**
 * What editors may do on an ordinary day: about a dozen edits all over the content, after each of which the check
 * finds nothing wrong. The same content, numbers and day always give the same edits.
 *
 * @param sources content that has passed the check, with all images that editors have at hand
 */
export function editContent(sources: ContentSources, random: Random, options: EditOptions = {}): EditedContent {
  const day = options.day ?? new Date().toISOString().slice(0, 10);
  const wanted = between(random, 10, 15);
  const edits: Edit[] = [];
  let content = parseContent(sources);
  while (edits.length < wanted) {
    const file = pick(random, contentNames()) ?? "site";
    const possible = fieldsOf(content, [file]).flatMap(possibleEdits);
    // First what is done to which kind and then where, or nearly all edits would be some word in a long list.
    const sort = pickByName(random, possible.map(sortOf), String);
    const ofSort = possible.filter((each) => sortOf(each) === sort);
    const edit = pickByName(random, ofSort, ({ field }) => formatPath(field.path));
    const edited = edit && tryEdit(edit, content, { random: seededRandom(random() * 2 ** 32), day, world: sources });
    if (!edit || !edited) continue;
    content = edited;
    edits.push({ name: edit.name, kind: edit.field.kind, place: edit.field.place });
  }
  return { sources: withContent(sources, content), edits };
}

export interface PossibleEdit {
  name: string;
  field: Field;
}

const sortOf = ({ name, field }: PossibleEdit) => `${field.kind}: ${name}`;

/** What can be done to a field. Some of it can still turn out to break a rule with a certain value. */
export function possibleEdits(field: Field): PossibleEdit[] {
  const { value } = field;
  if (isUntouched(field)) return [];
  if (value === undefined) return [{ name: "fill in", field }];
  const cannot = new Set<string>();
  if (typeof value === "string" && !value.includes(" ")) cannot.add("shorten");
  if (typeof value === "string" && !/\d/.test(value)) cannot.add("renumber");
  if (Array.isArray(value) && value.length < 2) cannot.add("move").add("remove");
  return editsOf(field)
    .filter((name) => !cannot.has(name))
    .map((name) => ({ name, field }));
}

const TEXT_EDITS = ["shorten", "lengthen", "reword", "rewrite", "renumber", "to the shortest", "to the longest"];
const NUMBER_EDITS = ["change", "lower", "raise", "to the lowest", "to the highest"];

/** All that is ever done to a kind of field in this place. */
export function editsOf({ kind, place, isOptional }: Omit<Field, "value">): string[] {
  const whenThere = (): string[] => {
    if (kind === "list") return ["add", "remove", "move"];
    if (kind === "group") return [];
    if (place in SPECIAL_VALUES || (kind !== "text" && kind !== "number")) return ["change"];
    return kind === "text" ? TEXT_EDITS : NUMBER_EDITS;
  };
  return [...whenThere(), ...(isOptional ? ["leave out"] : [])];
}

type EditMaking = Pick<ValueOptions, "random" | "day" | "world">;

/** @returns the content after the edit; undefined if none of several values passes the check */
export function tryEdit({ name, field }: PossibleEdit, content: Content, making: EditMaking): Content | undefined {
  // Only what goes on with an edit can change other files.
  const files = field.place in FOLLOW_UPS ? contentNames() : [field.file];
  for (let tries = 0; tries < 12; tries++) {
    const copies = files.map((file) => [file, structuredClone(content[file])]);
    const draft: Content = { ...content, ...Object.fromEntries(copies) };
    const value = EDITS[name]?.(field, { ...making, content: draft, size: "any" });
    if (name !== "leave out" && (value === undefined || value === field.value)) continue;
    setAt(draft, [field.file, ...field.path], value);
    FOLLOW_UPS[field.place]?.(draft, field, making);
    if (isValid(draft, files, making.world)) return draft;
  }
  return undefined;
}

/** Quicker than the check, which also has to find the lines of what is wrong. */
function isValid(content: Content, files: readonly ContentName[], world: RuleContext): boolean {
  const fits = files.every((name) => accepts(CONTENT_SCHEMAS[name], content[name]));
  return fits && RULES.every((rule) => rule.find(content, world).length === 0);
}

function setAt(content: Content, path: ContentPath, value: unknown): void {
  let parent: unknown = content;
  for (const key of path.slice(0, -1)) parent = Reflect.get(Object(parent), key);
  const last = path.at(-1) ?? "";
  if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
}

/** The new value of a field; undefined if it cannot be edited so. */
const EDITS: Readonly<Record<string, (field: Field, making: ValueOptions) => unknown>> = {
  "fill in": make,
  "leave out": () => undefined,
  change: (field, making) =>
    (field.kind === "form" && !(field.place in SPECIAL_VALUES) ? otherForm : make)(field, making),
  rewrite: make,
  "to the shortest": (field, making) => make(field, { ...making, size: "shortest" }),
  "to the longest": (field, making) => make(field, { ...making, size: "longest" }),
  "to the lowest": ({ schema }) => limitsOf(schema).low,
  "to the highest": ({ schema }) => limitsOf(schema).high,
  lower: ({ value }, { random }) => Number(value) - between(random, 1, Math.max(1, Number(value) / 10)),
  raise: ({ value }, { random }) => Number(value) + between(random, 1, Math.max(1, Number(value) / 10)),
  shorten: ({ value }, { random }) => {
    const words = String(value).split(" ");
    return words.slice(0, between(random, 1, words.length - 1)).join(" ");
  },
  lengthen: ({ value, schema }, { random }) => {
    const room = limitsOf(schema).high - String(value).length - 1;
    return room > 0 ? `${value} ${wordsOfLength(between(random, 1, room), random)}` : undefined;
  },
  reword: ({ value }, { random }) => {
    const words = String(value).split(" ");
    return words.with(between(random, 0, words.length - 1), plainWord(random)).join(" ");
  },
  renumber: ({ value }, { random }) => {
    const written = pick(random, String(value).match(/\d[\d,]*(?<!,)/g) ?? []) ?? "";
    const other = Number(written.replaceAll(",", "")) + (pick(random, [-1, 1, 5]) ?? 1) * between(random, 1, 3);
    const text = written.includes(",") ? other.toLocaleString("en-US") : String(other);
    return other < 1 ? undefined : String(value).replace(written, text);
  },
  add: ({ value, schema, place }, making) => {
    const items = value as unknown[];
    const item =
      items.length < limitsOf(schema).high ? newItem(schema, place, making, usedIdentities(items)) : undefined;
    return item === undefined ? undefined : items.toSpliced(between(making.random, 0, items.length), 0, item);
  },
  remove: ({ value, schema }, { random }) => {
    const items = value as unknown[];
    return items.length > limitsOf(schema).low ? items.toSpliced(between(random, 0, items.length - 1), 1) : undefined;
  },
  move: ({ value }, { random }) => {
    const items = value as unknown[];
    const from = between(random, 0, items.length - 1);
    const to = between(random, 0, items.length - 1);
    return from === to ? undefined : items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
  },
};

function make({ schema, place, beside }: Field, making: ValueOptions): unknown {
  return makeValue(schema, place, making, beside);
}

/** A phone number, an address or the like in place of another; some longer, some shorter. */
function otherForm({ schema, value }: Field, making: ValueOptions): unknown {
  const { random } = making;
  const written = String(value);
  const way = random();
  if (way < 0.25) return longerForm(written, schema, random, between(random, 1, 40));
  if (way < 0.5) return written.replace(/[-/][^-/.]+$/, "");
  return similarText(written, schema, making);
}

type FollowUp = (content: Content, field: Field, making: EditMaking) => void;

const reviewOf = ({ reviews }: Content, { path }: Field) => reviews.reviews[Number(path[1])];

/** What an editor changes along with a field, because a rule wants the two to fit. */
const FOLLOW_UPS: Readonly<Record<string, FollowUp>> = {
  // Counties lie in the office's state or name theirs, and the office lies among them.
  "site.contact.address.region": (content, _field, { random }) => {
    const { hero } = content.landing;
    const { region } = content.site.contact.address;
    hero.counties = shuffled(random, stateOf(region).counties).slice(0, hero.counties.length);
    for (const spot of [content.site.contact.geo, hero.map?.line, hero.map?.water]) {
      if (spot) spot.latitude = placeNear(region, "latitude", random);
      if (spot && "longitude" in spot) spot.longitude = placeNear(region, "longitude", random);
    }
  },
  // The full text begins with the short one, or the short one follows from it.
  "reviews.reviews[].shortText": (content, field) => {
    const review = reviewOf(content, field);
    if (review?.shortText)
      review.fullText = `${review.shortText}${review.fullText.slice(String(field.value ?? "").length)}`;
  },
  "reviews.reviews[].fullText": (content, field) => {
    const review = reviewOf(content, field);
    if (review && !review.fullText.startsWith(review.shortText ?? "")) delete review.shortText;
  },
};
