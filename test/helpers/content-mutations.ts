import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { type ContentSources, contentFile } from "../../content-model/check";
import type { ImageMetadata } from "../../content-model/image-metadata";
import type { Content } from "../../content-model/schemas";
import { parseContent } from "../../gatsby/content/parse-content";
import { RULE_CASES } from "../fixtures/rule-cases";
import { pathOf, withEdits } from "./edit-content";
import { type Field, type FieldKind, fieldsOf, limitsOf } from "./schema-fields";

/**
 * A copy of good content with one fault. The position of the fault is known from the change itself, not from the check.
 * Most faults are made from the schemas, so that the tests also find what nobody thought of while writing the check.
 */
export interface MutatedContent {
  /** The kind of fault, for the test's messages. */
  fault: string;
  sources: ContentSources;
  /** The file with the fault, by the name that diagnostics use. */
  file: string;
  /** The check has to name one of these lines. More than one is given if the position is a matter of taste. */
  lines: readonly number[];
}

interface Material {
  sources: ContentSources;
  content: Content;
  fields: readonly Field[];
}

type Mutant = Omit<MutatedContent, "fault">;
type Mutate = (material: Material) => Mutant[];

/** Returns content with faults: up to three versions for each kind of fault, at different places. */
export function mutateContent(sources: ContentSources): MutatedContent[] {
  const material = { sources, content: parseContent(sources), fields: fieldsOf(parseContent(sources)) };
  const mutants = Object.entries(MUTATIONS).flatMap(([fault, mutate]) =>
    mutate(material).map((mutant) => ({ fault, ...mutant })),
  );
  return [...mutants, ...brokenRules(material)];
}

/** Returns the first item, the last one and one in the middle. */
function spread<T>(items: readonly T[]): T[] {
  return items.filter((_item, index) => [0, Math.floor(items.length / 2), items.length - 1].includes(index));
}

function withText(sources: ContentSources, name: string, text: string, offset: number, tolerance = [0]): Mutant {
  const line = text.slice(0, offset).split("\n").length;
  const texts = new Map(sources.texts).set(name, text);
  return { sources: { ...sources, texts }, file: contentFile(name), lines: tolerance.map((more) => line + more) };
}

function locate({ sources }: Material, { file, path }: Field): { name: string; text: string; node: Node } {
  const name = `${file}.json`;
  const text = sources.texts.get(name) ?? "";
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (!node) throw new Error(`There is nothing at ${path.join(".")} in ${name}.`);
  return { name, text, node };
}

/** Selects the fields that a mutation may change. */
type Wanted = (field: Field) => boolean;

/** Changes the value of some of the wanted fields. `change` returns undefined if it cannot break a field. */
function changeValue(wanted: Wanted, change: (field: Field, material: Material) => unknown): Mutate {
  return (material) =>
    spread(material.fields.filter(wanted)).flatMap((field) => withValue(material, field, change(field, material)));
}

function withValue(material: Material, field: Field | undefined, changed: unknown): Mutant[] {
  if (!field || changed === undefined) return [];
  const { name, text, node } = locate(material, field);
  const json = changed === Number.POSITIVE_INFINITY ? "1e999" : JSON.stringify(changed);
  const mutated = text.slice(0, node.offset) + json + text.slice(node.offset + node.length);
  return [withText(material.sources, name, mutated, node.offset)];
}

/** Writes the first value into the first wanted field, the second value into the second, and so on. */
function writeEach(wanted: Wanted, values: readonly unknown[]): Mutate {
  return (material) => {
    const fields = material.fields.filter(wanted);
    return values.flatMap((bad, index) => withValue(material, fields[index % fields.length], bad));
  };
}

const isKind =
  (...kinds: FieldKind[]): Wanted =>
  ({ kind, path }) =>
    kinds.includes(kind) && path.length > 0;

const isAt =
  (...places: (string | RegExp)[]): Wanted =>
  ({ place }) =>
    places.some((each) => (typeof each === "string" ? each === place : each.test(place)));

const isText: Wanted = ({ value: text }) => typeof text === "string";

function named<T>(values: Readonly<Record<string, T>>, make: (value: T) => Mutate, start = ""): Record<string, Mutate> {
  return Object.fromEntries(Object.entries(values).map(([fault, each]) => [start + fault, make(each)]));
}

const typeOf = (something: unknown) =>
  Array.isArray(something) ? "list" : something === null ? "nothing" : typeof something;

const wrongTypes = named(
  { "a number": 7, "a text": "seven", null: null, "a boolean": false, "a list": ["a"], "a group": { a: "b" } },
  (wrong) =>
    changeValue(
      ({ path, value: right }) => path.length > 0 && typeOf(right) !== typeOf(wrong),
      () => wrong,
    ),
  "a value of another type: ",
);

/** Values that exceed a limit of the schema by one. */
const beyondLimits = {
  "a text that is too long": changeValue(isKind("text"), ({ schema }) => "a".repeat(limitsOf(schema).high + 1)),
  "a text that is too short": changeValue(isKind("text"), ({ schema }) => "a".repeat(limitsOf(schema).low - 1)),
  "a number that is too large": changeValue(isKind("number"), ({ schema }) => limitsOf(schema).high + 1),
  "a number that is too small": changeValue(isKind("number"), ({ schema }) => limitsOf(schema).low - 1),
  "an infinite number": changeValue(isKind("number"), () => Number.POSITIVE_INFINITY),
  "a number with decimals": changeValue(isAt("stats.stats[].number"), () => 35.5),
  "a list that is too long": changeValue(isKind("list"), ({ schema, value: items }) =>
    Array.from({ length: limitsOf(schema).high + 1 }, () => Object(items)[0]),
  ),
  "a list without entries": changeValue(isKind("list"), ({ schema }) => (limitsOf(schema).low > 0 ? [] : undefined)),
  "a list inside a list": changeValue(isKind("list"), ({ value: items }) => [items]),
};

function insertInside(text: string, addition: string): string {
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + addition + text.slice(middle);
}

/** Selects texts with a word of at least two letters, in which another character can be hidden. */
const hasWord: Wanted = ({ value: text }) => typeof text === "string" && /\p{L}{2}/u.test(text);
const hideInWord = (text: unknown, addition: string) => String(text).replace(/\p{L}(?=\p{L})/u, `$&${addition}`);

/** Texts that `TEXT_RULES` forbids in every field. */
const forbiddenText = {
  ...named(
    {
      "two spaces in a row": "  ",
      "a line break": "\n",
      "a zero-width space": "\u200b",
      "an accent without a letter": " \u0301",
      "a replacement character": "\ufffd",
      "a full-width letter": "\uff21",
      "a mathematical letter": "\u{1d400}",
      "an entity": "&nbsp;",
      "an unclosed element": "<a href=x ",
      "a joiner between digits": "1\u200d2",
      "a numbered entity": "&#x3c;",
    },
    (addition) => changeValue(isText, ({ value: text }) => insertInside(String(text), addition)),
  ),
  ...named({ "a Cyrillic letter in a word": "\u0430", "a Greek letter in a word": "\u03bf" }, (addition) =>
    changeValue(hasWord, ({ value: text }) => hideInWord(text, addition)),
  ),
  "only spaces": changeValue(isText, () => "   "),
  "an empty text": changeValue(isText, () => ""),
  "a space at the start": changeValue(isText, ({ value: text }) => ` ${text}`),
  "a space at the end": changeValue(isText, ({ value: text }) => `${text} `),
};

/** Texts with a fixed format, changed so that the schema refuses them. */
const brokenFormats = named(
  {
    "a value with an extra letter": (written: string) => `${written}x`,
    "a value without its first letter": (written: string) => written.slice(1),
    "a value without its last letter": (written: string) => written.slice(0, -1),
    "a value in capitals": (written: string) => written.toUpperCase(),
  },
  (change) =>
    changeValue(isKind("formatted text", "date", "image", "choice"), ({ value, schema }) => {
      const changed = change(String(value));
      return schema.safeParse(changed).success ? undefined : changed;
    }),
);

/** Wrong formats that editors write by mistake, or that somebody writes on purpose. */
const badFormats = {
  "a bad web address": writeEach(
    ({ value: url }) => /^https:/.test(String(url)),
    [
      ...["www.example.com", "/contact", "https://localhost/"],
      ...["https://exa mple.com/", "https://user:secret@example.com/", "https://example.com\\@evil.com"],
      'https://example.com/"onclick="alert(1)',
    ],
  ),
  "a site address with a path": writeEach(isAt("site.url"), [
    "https://www.example.com/",
    "https://www.example.com/home",
  ]),
  "a bad phone number": writeEach(isAt(/\.phone$/), ["248-555-0134", "(248)555-0134", "+1 (248) 555-0134"]),
  "a bad email address": writeEach(isAt(/\.email$/), [
    "office",
    "office@example",
    "mailto:a@b.com",
    "offic\u0435@b.com",
  ]),
  "a bad date": writeEach(isKind("date"), ["2025-02-30", "03/14/2025", "2025-3-1", "2999-01-01", "yesterday"]),
  "a bad time": writeEach(isAt(/\.(?:opens|closes)$/), ["9:00", "24:00", "09:60", "9 am"]),
  "a bad id": writeEach(isAt(/\[\]\.id$/), ["Review 1", "review_1", "-a", "a--b", "é"]),
  "an unknown choice": writeEach(isKind("choice"), ["nothing", "Mon", "Home", "mon day"]),
  "a file name as alternative text": writeEach(isAt(/\.alt$/), ["badge.png", "IMG 0042", "image", "photo-1.jpeg"]),
  "other words in a field with fixed words": changeValue(
    ({ schema }) => schema.meta()?.const !== undefined,
    () => "Something else",
  ),
  "a date in the distant past": changeValue(isKind("date"), () => "0202-06-03"),
  "a bad image path": writeEach(isKind("image"), [
    ...["images/awards/county-bar.png", "./images/../x.png", "https://example.com/a.png"],
    ...["./images/awards/County-Bar.png", "./images/awards/county-bar.svg"],
  ]),
};

function image(change: (metadata: ImageMetadata) => ImageMetadata | undefined): Mutate {
  return (material) =>
    spread(material.fields.filter(isKind("image"))).flatMap((field) => {
      const { sources } = material;
      const metadata = sources.images.get(String(field.value));
      if (!metadata) return [];
      const { name, text, node } = locate(material, field);
      const images = new Map(sources.images).set(String(field.value), change(metadata));
      return [withText({ ...sources, images }, name, text, node.offset)];
    });
}

const brokenImages = {
  "a file that is no image": image(() => undefined),
  "a JPEG that calls itself PNG": image((metadata) => ({ ...metadata, format: "jpeg" })),
  "an image that is too small": image((metadata) => ({ ...metadata, width: 479 })),
  "an image that is too large": image((metadata) => ({ ...metadata, height: 12_001 })),
  "an image that was cut off": image((metadata) => ({ ...metadata, complete: false })),
};

/** Changes the text `"key": value` of required fields. `at` says where the check must find the fault. */
function property(change: (written: string, key: string) => string, at: "start" | "end" | "group"): Mutate {
  return (material) => {
    const fields = material.fields.filter(({ path, isOptional }) => typeof path.at(-1) === "string" && !isOptional);
    return spread(fields).flatMap((field) => {
      const { name, text, node } = locate(material, field);
      const chosen = node.parent;
      if (!chosen?.parent) return [];
      const written = text.slice(chosen.offset, chosen.offset + chosen.length);
      const changed = change(written, String(field.path.at(-1)));
      const mutated = text.slice(0, chosen.offset) + changed + text.slice(chosen.offset + chosen.length);
      // If the field is removed, its comma is removed as well.
      const clean = changed ? mutated : mutated.replace(/,(\s*),/, "$1,").replace(/([[{])\s*,|,(\s*[}\]])/, "$1$2");
      const places = { group: chosen.parent.offset, start: chosen.offset, end: chosen.offset + changed.length };
      return [withText(material.sources, name, clean, places[at])];
    });
  };
}

const brokenKeys = {
  "a missing field": property(() => "", "group"),
  "an unknown field": property((written) => `${written},\n"whatever": "x"`, "end"),
  ...named({ "a prototype": "__proto__", "a constructor": "constructor", "a method": "toString" }, (key) =>
    property((written) => `${written},\n"${key}": { "a": 1 }`, "end"),
  ),
  "a misspelled field": property((written, key) => written.replace(key, key.slice(0, -1)), "start"),
  "a field twice": property((written) => `${written},\n${written.replaceAll("\n", " ")}`, "end"),
};

/** Returns content that the rules refuse. */
function brokenRules({ sources }: Material): MutatedContent[] {
  return Object.entries(RULE_CASES).flatMap(([rule, { refused }]) =>
    refused.map((edits) => {
      const place = Object.keys(edits).at(-1) ?? "";
      const [name, ...path] = pathOf(place);
      const edited = withEdits(sources, edits);
      const text = edited.texts.get(`${name}.json`) ?? "";
      const tree = parseTree(text);
      const offset = (tree && findNodeAtLocation(tree, path)?.offset) ?? 0;
      return { fault: `${rule}: ${place}`, ...withText(edited, `${name}.json`, text, offset) };
    }),
  );
}

/** Changes texts where a pattern matches. Each number is a line that the check may also name, relative to the match. */
function syntax([pattern, replacement, ...tolerance]: readonly [RegExp, string, ...number[]]): Mutate {
  return ({ sources }) => {
    const matches = [...sources.texts].flatMap(([name, text]) =>
      [...text.matchAll(pattern)].map(({ index }) => ({ name, text, index })),
    );
    return spread(matches).map(({ name, text, index }) => {
      const here = new RegExp(pattern.source, pattern.flags.replace("g", "y"));
      const mutated = text.slice(0, index) + text.slice(index).replace(here, replacement);
      return withText(sources, name, mutated, index, [0, ...tolerance]);
    });
  };
}

const brokenSyntax = named<readonly [RegExp, string, ...number[]]>(
  {
    "a comma after the last entry": [/(["\]}el\d])(\n\s*[}\]])/g, "$1,$2"],
    "a missing comma": [/(["\]}el\d]),(?=\n)/g, "$1"],
    "a missing closing quote": [/"(,?)(?=\n)/g, "$1"],
    "a missing opening quote of a value": [/: "(?=\w)/g, ": "],
    "a missing opening quote of a key": [/^( +)"(?=\w+":)/gm, "$1"],
    "a missing closing quote of a key": [/^( +"\w+)":/gm, "$1:"],
    "a missing colon": [/": /g, '" '],
    "two commas": [/,(?=\n)/g, ",,"],
    "a comment to the line's end": [/,(?=\n)/g, ", // new"],
    "a real tab in a text": [/: "(\w)/g, ': "\t$1'],
    "a quote inside a text": [/: "(\w+) /g, ': "$1 " '],
    "a meaningless backslash": [/: "(\w)/g, ': "\\d$1'],
    "a missing opening brace": [/^ +\{(?=\n)/gm, "", 1],
    "a missing closing brace": [/^ +\},?(?=\n)/gm, "", -1, 1],
    "a missing closing bracket": [/^ +\],?(?=\n)/gm, "", -1, 1],
    "a merge that was never finished": [/^ +"/gm, "<<<<<<< HEAD\n$&"],
  },
  syntax,
);

/** Changes whole files. The fault is in the first line, or in the last line that is left. */
function file(change: (text: string) => string, at?: "end"): Mutate {
  return ({ sources }) =>
    spread([...sources.texts]).map(([name, text]) => {
      const changed = change(text);
      return withText(sources, name, changed, at === "end" ? changed.trimEnd().length : 0);
    });
}

function renamedFile(rename: (name: string) => string | undefined): Mutate {
  return ({ sources }) =>
    spread([...sources.texts]).map(([name, text]) => {
      const texts = new Map(sources.texts);
      texts.delete(name);
      const renamed = rename(name);
      if (renamed) texts.set(renamed, text);
      return { sources: { ...sources, texts }, file: contentFile(renamed ?? name), lines: [1] };
    });
}

const brokenFiles = {
  "a file that ends too early": file((text) => text.slice(0, text.length / 3), "end"),
  "a file without its last character": file((text) => text.trimEnd().slice(0, -1), "end"),
  "an empty file": file(() => ""),
  "a file that is a list": file(() => "[]"),
  "a byte order mark": file((text) => `\ufeff${text}`),
  "a file saved as UTF-16": file((text) => `\ufffd\ufffd${[...text].join("\0")}`),
  "a missing file": renamedFile(() => undefined),
  "a renamed file": renamedFile((name) => `new-${name}`),
};

const MUTATIONS: Readonly<Record<string, Mutate>> = Object.assign(
  {},
  ...[wrongTypes, beyondLimits, forbiddenText, brokenFormats, badFormats, brokenImages],
  ...[brokenKeys, brokenSyntax, brokenFiles],
);
