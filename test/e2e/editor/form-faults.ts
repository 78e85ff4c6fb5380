import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { type ContentSources, checkContent, contentFile, contentNames } from "../../../content-model/check";
import { ALPHABET } from "../../../content-model/derived-values";
import { type Diagnostic, diagnosticSentence } from "../../../content-model/diagnostics";
import { readImageMetadata } from "../../../content-model/image-metadata";
import { isRecord } from "../../../content-model/rule-types";
import { schemaAt } from "../../../content-model/schema-diagnostics";
import { CONTENT_SCHEMAS, type ContentName } from "../../../content-model/schemas";
import type { Contents } from "../../../editor/draft/draft";
import { emptyValue, type FormField, formField, type TypedField } from "../../../editor/draft/form-model";
import { valueAt, withValueAt } from "../../../editor/draft/paths";
import { type Place, placeKey, placeOf } from "../../../editor/session/useNavigation";
import { readContent } from "../../../gatsby/content/read-content";
import { type Random, shuffled } from "../../helpers/random";

const FIXTURES = path.join(__dirname, "../../fixtures/content");

/** What somebody does with the controls of a form. */
export type Act =
  | { do: "type"; text: string }
  | { do: "choose"; value: string }
  | { do: "choose file"; name: string; bytes: Buffer }
  /** In the list that the place is. */
  | { do: "add" }
  | { do: "add sorted"; text: string }
  | { do: "delete all"; count: number };

/** A mistake that a form lets somebody make in content that is right. */
export interface FormFault {
  /** For people. */
  kind: string;
  place: Place;
  act: Act;
  /** What the project's own check says of the files, were they saved like that. */
  problems: readonly Problem[];
}

interface Problem {
  place: Place;
  /** "This lies in the future; …" */
  sentence: string;
}

interface Spot {
  place: Place;
  field: FormField;
  value: unknown;
}

type Mistake = (spot: Spot) => Act | undefined;

/**
 * Faults of every kind, spread over all files. The same seed always gives the same.
 *
 * @throws if there are fewer than `count`
 */
export async function makeFormFaults(random: Random, count: number): Promise<FormFault[]> {
  const sources = readContent(FIXTURES);
  const contents: Contents = Object.fromEntries(
    contentNames().map((name) => [name, JSON.parse(sources.texts.get(`${name}.json`) ?? "null")]),
  );
  const spots = contentNames().flatMap((file) =>
    spotsIn({ place: { file, path: [] }, field: formField(CONTENT_SCHEMAS[file]), value: contents[file] }),
  );
  const candidates = Object.entries({ ...MISTAKES, ...(await imageMistakes()) }).map(([kind, mistake]) => ({
    kind,
    spots: shuffled(random, spots).filter((spot) => mistake(spot)),
    mistake,
  }));

  const faults: FormFault[] = [];
  const taken = new Set<string>();
  const uses = new Map<ContentName, number>();
  while (faults.length < count) {
    const before = faults.length;
    for (const { kind, spots: possible, mistake } of candidates) {
      // Of the files that this kind can be in, the one that has had the fewest.
      const next = possible
        .filter(({ place }) => !taken.has(`${kind} ${placeKey(place)}`))
        .toSorted((a, b) => (uses.get(a.place.file) ?? 0) - (uses.get(b.place.file) ?? 0))[0];
      const act = next && mistake(next);
      if (!act || faults.length === count) continue;
      taken.add(`${kind} ${placeKey(next.place)}`);
      const problems = problemsAfter(next, act, contents, sources);
      if (problems.length === 0) throw new Error(`"${kind}" is no fault at ${placeKey(next.place)}.`);
      uses.set(next.place.file, (uses.get(next.place.file) ?? 0) + 1);
      faults.push({ kind, place: next.place, act, problems });
    }
    if (faults.length === before) throw new Error(`Only ${before} faults can be made.`);
  }
  return faults;
}

/** Everything in a form that somebody can use. */
function spotsIn(spot: Spot): Spot[] {
  const { place, field, value } = spot;
  const inside = (key: string | number, inner: FormField, innerValue: unknown): Spot[] =>
    spotsIn({ place: { file: place.file, path: [...place.path, key] }, field: inner, value: innerValue });
  if (field.kind === "group") {
    if (!isRecord(value)) return [];
    return field.fields.flatMap(([key, inner]) => inside(key, inner, value[key]));
  }
  if (field.kind === "list" && Array.isArray(value)) {
    return [spot, ...value.flatMap((entry: unknown, index) => inside(index, field.item, entry))];
  }
  // Fixed words cannot be typed.
  return field.kind === "list" || ("fixed" in field && field.fixed !== undefined) ? [] : [spot];
}

function problemsAfter(spot: Spot, act: Act, contents: Contents, sources: ContentSources): Problem[] {
  const { file, path: where } = spot.place;
  const images = new Map(sources.images);
  if (act.do === "choose file") images.set(String(valueAfter(spot, act)), readImageMetadata(act.bytes));
  const edited = sorted(file, withValueAt(contents[file], where, valueAfter(spot, act)));
  const saved: unknown = JSON.parse(JSON.stringify(edited));
  const texts = new Map(sources.texts).set(`${file}.json`, JSON.stringify(saved, null, 2));
  const diagnostics = checkContent({ ...sources, texts, images });

  const isHere = (diagnostic: Diagnostic) => diagnostic.file === contentFile(`${file}.json`);
  return diagnostics.map((diagnostic) => {
    const isMissing = isHere(diagnostic) && valueAt(saved, diagnostic.path) === undefined;
    // A form says neither how to add it to the file nor that nothing was found.
    const { actual, fix, ...rest } = diagnostic;
    const found = actual === '""' ? undefined : actual;
    const sentence = diagnosticSentence({ ...rest, path: [], actual: found, fix: isMissing ? undefined : fix });
    return { place: placeOf(diagnostic), sentence: `This ${sentence}` };
  });
}

/** Some lists a form puts in order as soon as somebody leaves them. */
function sorted(file: ContentName, content: unknown): unknown {
  const keys = Object.keys(Object(content)).filter((key) => schemaAt(CONTENT_SCHEMAS[file], [key])?.meta()?.sorted);
  return keys.reduce((all, key) => {
    const list = [valueAt(all, [key])].flat();
    return withValueAt(
      all,
      [key],
      list.toSorted((a, b) => ALPHABET.compare(String(a), String(b))),
    );
  }, content);
}

/** What stands in a field then. */
function valueAfter({ field, value }: Spot, act: Act): unknown {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  switch (act.do) {
    case "type":
      return typedValue(field, act.text);
    case "choose":
      return act.value;
    case "choose file":
      return field.kind === "image" ? `${field.folder}/${act.name}` : undefined;
    case "add":
      return field.kind === "list" ? [...entries, emptyValue(field.item)] : undefined;
    case "add sorted":
      return [...entries, act.text];
    case "delete all":
      return [];
  }
}

function typedValue(field: FormField, text: string): unknown {
  if (field.kind === "number") return text === "" ? undefined : Number.isNaN(Number(text)) ? text : Number(text);
  return text === "" && field.isOptional ? undefined : text;
}

/** Types something into fields with a place that fits, "site.contact.hours[0].opens": the same for all, or made of what is there. */
function typed(where: RegExp, ...texts: readonly string[]): Mistake {
  return ({ place, field }) => {
    const id = placeKey(place).replace(":", ".");
    if (!where.test(id) || ["list", "image", "choice"].includes(field.kind)) return undefined;
    // At each of several places one of them, always the same.
    const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
    return { do: "type", text: texts[sum % texts.length] ?? "" };
  };
}

function chosen(where: RegExp, value: string): Mistake {
  return ({ place, field }) =>
    field.kind === "choice" && where.test(placeKey(place)) ? { do: "choose", value } : undefined;
}

/** Types something into any plain text that is there. */
function inText(change: (text: string, field: TypedField) => string | undefined): Mistake {
  return ({ field, value }) => {
    if (field.kind !== "text" || field.schema.meta()?.plainText !== true || typeof value !== "string") return undefined;
    const text = change(value, field);
    return text === undefined ? undefined : { do: "type", text };
  };
}

const inMiddle = (addition: string) =>
  // What stands at an end, a form trims.
  inText((text) =>
    text.length > 1 ? text.slice(0, text.length / 2) + addition + text.slice(text.length / 2) : undefined,
  );

/** Makes an entry of a list the same as the first of its list. */
const likeTheFirst: Mistake = ({ place, field, value }) => {
  const [index, key] = place.path.slice(-2);
  const isEntry = typeof key === "number" && key > 0;
  const isIdentity =
    typeof index === "number" && index > 0 && ["label", "term", "title", "question"].includes(`${key}`);
  if (field.kind !== "text" || typeof value !== "string" || !(isEntry || isIdentity)) return undefined;
  const first = firstOf(place);
  // Capitals make no difference.
  return first === undefined || first === value ? undefined : { do: "type", text: first.toUpperCase() };
};

function firstOf({ file, path: fieldPath }: Place): string | undefined {
  const list = fieldPath.findLastIndex((key) => typeof key === "number");
  const content: unknown = JSON.parse(readFileSync(path.join(FIXTURES, `${file}.json`), "utf8"));
  const first = valueAt(content, fieldPath.with(list, 0));
  return typeof first === "string" ? first : undefined;
}

const MISTAKES: Readonly<Record<string, Mistake>> = {
  "an empty text": inText((_text, { isOptional }) => (isOptional ? undefined : "")),
  "a text that is too long": inText((_text, { max }) => (Number.isFinite(max) ? "a".repeat(max + 1) : undefined)),
  "a tab": inMiddle("\t"),
  "a zero-width space": inMiddle("\u200b"),
  "a soft hyphen": inMiddle("\u00ad"),
  "a loose accent": inMiddle(" \u0301"),
  "a Cyrillic letter": inText((text) =>
    /\p{L}{2}/u.test(text) ? text.replace(/\p{L}(?=\p{L})/u, "$&\u0430") : undefined,
  ),
  "a full-width letter": inMiddle("\uff21"),
  "a tag": inMiddle("<b>"),
  "an entity": inMiddle("&nbsp;"),
  "two spaces in a row": inMiddle("  "),
  "a bad phone number": typed(/\.phone$/, "248-555-0134", "(248)555-0134", "(148) 555-0134"),
  "a bad email address": typed(/\.email$/, "office@example"),
  "a bad state": typed(/\.region$/, "Michigan"),
  "a bad ZIP code": typed(/\.postalCode$/, "4833"),
  "a bad web address": typed(
    /^site\.(?:links\.\w+|profiles\[\d\]\.url)$/,
    "http://forms.example.com/x",
    "www.example.com",
    "https://exa mple.com/",
    "javascript:alert(1)",
    "https://localhost/",
  ),
  "a site address with a path": typed(/^site\.url$/, "https://www.example.com/home"),
  "a date in the future": typed(/\.(?:date|asOf)$/, "2999-01-01"),
  "no date": typed(/^(?:reviews|stats).*\.(?:date|asOf)$/, ""),
  "hours that end before they begin": typed(/\.closes$/, "08:00"),
  "no time": typed(/\.(?:opens|closes)$/, ""),
  "hours that overlap": chosen(/hours\[1\]\.from$/, "Thursday"),
  "days in the wrong order": chosen(/hours\[0\]\.from$/, "Friday"),
  "a section twice": chosen(/navigation\[[12]\]\.section$/, "home"),
  "a number that is too large": ({ field }) =>
    field.kind === "number" ? { do: "type", text: String(field.max + 1) } : undefined,
  "a number that is too small": ({ field }) =>
    field.kind === "number" ? { do: "type", text: String(field.min - 1) } : undefined,
  "no number": ({ field }) => (field.kind === "number" ? { do: "type", text: "" } : undefined),
  "words for a number": ({ field }) => (field.kind === "number" ? { do: "type", text: "25,000" } : undefined),
  "half a figure": typed(/^stats.*\.number$/, "35.5"),
  "a county that does not exist": typed(/counties\[\d\]$/, "Oakand", "Lucas", "Wayne, QQ"),
  "a county in other words": typed(/counties\[[1-9]\]$/, "Oakland County"),
  "an entry like the first": likeTheFirst,
  "a city twice": ({ field }) =>
    field.kind === "list" && field.isSorted ? { do: "add sorted", text: "Troy" } : undefined,
  "a list without entries": ({ field, value }) =>
    field.kind === "list" && !field.isOptional && Array.isArray(value) && value.length <= 3
      ? { do: "delete all", count: value.length }
      : undefined,
  "a new entry with nothing in it": ({ field }) =>
    field.kind === "list" && !field.isSorted ? { do: "add" } : undefined,
  "a short text that is not the start of the full one": typed(/\.shortText$/, "These words are not in the review."),
  "a short text that ends inside of a word": typed(/reviews\[0\]\.shortText$/, "Sample review. My fath"),
  "a file name for what an image shows": typed(/\.alt$/, "badge.png", "IMG 0042"),
};

/** By what is wrong with the file that somebody chooses. */
async function imageMistakes(): Promise<Record<string, Mistake>> {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#8a3324" } })
      .png()
      .toBuffer();
  const files: Readonly<Record<string, readonly [name: string, bytes: Buffer]>> = {
    "an image that is too small": ["small.png", await picture(300, 300)],
    "an image that is too large": ["large.png", await picture(12_001, 700)],
  };
  return Object.fromEntries(
    Object.entries(files).map(([kind, [name, bytes]]): [string, Mistake] => [
      kind,
      ({ field }) => (field.kind === "image" ? { do: "choose file", name, bytes } : undefined),
    ]),
  );
}
