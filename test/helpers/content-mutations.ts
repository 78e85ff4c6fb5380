import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { type ContentSources, contentFile } from "../../content-model/check";
import type { ImageMetadata } from "../../content-model/image-metadata";
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
  /** The check has to report one of these lines. Some faults have several plausible positions. */
  lines: readonly number[];
}

/** Returns content with faults: up to three versions for each kind of fault, at different places. */
export function mutateContent(sources: ContentSources): MutatedContent[] {
  const fields = fieldsOf(parseContent(sources));
  return [
    ...VALUE_FAULTS.flatMap(([fault, isPossible, change]) =>
      spread(fields.filter(isPossible)).flatMap((field) => withValue(fault, sources, field, change(field))),
    ),
    ...Object.entries(BAD_VALUES).flatMap(([place, values]) => {
      const inPlace = fields.filter((field) => field.place.endsWith(place));
      return values.flatMap((value, index) =>
        withValue(`a bad ${place}`, sources, inPlace[index % inPlace.length], value),
      );
    }),
    ...IMAGE_FAULTS.flatMap(([fault, change]) =>
      spread(fields.filter(isKind("image"))).map((field) => withImage(fault, sources, field, change)),
    ),
    ...TEXT_FAULTS.flatMap((textFault) => withReplacement(sources, ...textFault)),
    ...brokenRules(sources),
    ...missingFiles(sources),
  ];
}

/** Returns the first item, the last one and one in the middle. */
function spread<T>(items: readonly T[]): T[] {
  return items.filter((_item, index) => [0, Math.floor(items.length / 2), items.length - 1].includes(index));
}

/** Returns the content with a new text for a file. `offset` says where in the text the fault is. */
function withText(fault: string, sources: ContentSources, name: string, text: string, offset: number): MutatedContent {
  const line = text.slice(0, offset).split("\n").length;
  const texts = new Map(sources.texts).set(name, text);
  return { fault, sources: { ...sources, texts }, file: contentFile(name), lines: [line] };
}

/** Returns the text of the field's file, and the part of it that is the field's value. */
function locate({ texts }: ContentSources, { file, path }: Pick<Field, "file" | "path">) {
  const name = `${file}.json`;
  const text = texts.get(name) ?? "";
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (!node) throw new Error(`There is nothing at ${path.join(".")} in ${name}.`);
  return { name, text, start: node.offset, end: node.offset + node.length };
}

/** Replaces a field's value. Returns an empty array if the field or the value is undefined. */
function withValue(fault: string, sources: ContentSources, field: Field | undefined, value: unknown): MutatedContent[] {
  if (!field || value === undefined) return [];
  const { name, text, start, end } = locate(sources, field);
  const json = value === Number.POSITIVE_INFINITY ? "1e999" : JSON.stringify(value);
  return [withText(fault, sources, name, text.slice(0, start) + json + text.slice(end), start)];
}

/**
 * A fault in a value: its name, the fields that can have it, and the faulty value, which is
 * undefined if a field cannot have the fault after all.
 */
type ValueFault = [fault: string, isPossible: (field: Field) => boolean, change: (field: Field) => unknown];

const isKind =
  (...kinds: FieldKind[]) =>
  ({ kind, path }: Field) =>
    kinds.includes(kind) && path.length > 0;

const isText = ({ value }: Field) => typeof value === "string";
/** Selects texts with a word of at least two letters, in which another character can be hidden. */
const hasWord = ({ value }: Field) => typeof value === "string" && /\p{L}{2}/u.test(value);

const typeOf = (value: unknown) => (Array.isArray(value) ? "list" : value === null ? "nothing" : typeof value);

const WRONG_TYPES = {
  "a number": 7,
  "a text": "seven",
  null: null,
  "a boolean": false,
  "a list": ["a"],
  "a group": { a: "b" },
};

/** Fragments that `TEXT_RULES` forbids anywhere in a text. */
const FORBIDDEN = {
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
};

/** Changes of a text with a fixed format. */
const CHANGES: Readonly<Record<string, (written: string) => string>> = {
  "a value with an extra letter": (written) => `${written}x`,
  "a value without its first letter": (written) => written.slice(1),
  "a value without its last letter": (written) => written.slice(0, -1),
  "a value in capitals": (written) => written.toUpperCase(),
};

const VALUE_FAULTS: readonly ValueFault[] = [
  ...Object.entries(WRONG_TYPES).map(
    ([type, wrong]): ValueFault => [
      `a value of another type: ${type}`,
      ({ path, value }) => path.length > 0 && typeOf(value) !== typeOf(wrong),
      () => wrong,
    ],
  ),
  ["a text that is too long", isKind("text"), ({ schema }) => "a".repeat(limitsOf(schema).high + 1)],
  ["a text that is too short", isKind("text"), ({ schema }) => "a".repeat(limitsOf(schema).low - 1)],
  ["a number that is too large", isKind("number"), ({ schema }) => limitsOf(schema).high + 1],
  ["a number that is too small", isKind("number"), ({ schema }) => limitsOf(schema).low - 1],
  ["an infinite number", isKind("number"), () => Number.POSITIVE_INFINITY],
  [
    "a list that is too long",
    isKind("list"),
    ({ schema, value }) => Array.from({ length: limitsOf(schema).high + 1 }, () => Object(value)[0]),
  ],
  ["a list without entries", isKind("list"), ({ schema }) => (limitsOf(schema).low > 0 ? [] : undefined)],
  ["a list inside a list", isKind("list"), ({ value }) => [value]],
  ...Object.entries(FORBIDDEN).map(
    ([fault, addition]): ValueFault => [fault, isText, ({ value }) => insertInside(String(value), addition)],
  ),
  ["a Cyrillic letter in a word", hasWord, ({ value }) => String(value).replace(/\p{L}(?=\p{L})/u, "$&\u0430")],
  ["a Greek letter in a word", hasWord, ({ value }) => String(value).replace(/\p{L}(?=\p{L})/u, "$&\u03bf")],
  ["only spaces", isText, () => "   "],
  ["an empty text", isText, () => ""],
  ["a space at the start", isText, ({ value }) => ` ${value}`],
  ["a space at the end", isText, ({ value }) => `${value} `],
  ...Object.entries(CHANGES).map(
    ([fault, change]): ValueFault => [
      fault,
      isKind("formatted text", "date", "image", "choice"),
      ({ value, schema }) => {
        const changed = change(String(value));
        return schema.safeParse(changed).success ? undefined : changed;
      },
    ],
  ),
  [
    "other words in a field with fixed words",
    ({ schema }) => schema.meta()?.const !== undefined,
    () => "Something else",
  ],
];

function insertInside(text: string, addition: string): string {
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + addition + text.slice(middle);
}

/** Wrong values that people write by mistake or on purpose, by the end of the field's path. */
const BAD_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  "site.links.consultation": [
    ...["www.example.com", "/contact", "https://localhost/", "https://exa mple.com/"],
    ...["https://user:secret@example.com/", "https://example.com\\@evil.com", 'https://example.com/"onclick="alert(1)'],
  ],
  "site.url": ["https://www.example.com/", "https://www.example.com/home"],
  ".phone": ["248-555-0134", "(248)555-0134", "+1 (248) 555-0134"],
  ".email": ["office", "office@example", "mailto:a@b.com", "offic\u0435@b.com"],
  ".date": ["2025-02-30", "03/14/2025", "2025-3-1", "2999-01-01", "yesterday", "0202-06-03"],
  ".opens": ["9:00", "24:00", "09:60", "9 am"],
  ".id": ["Review 1", "review_1", "-a", "a--b", "é"],
  ".section": ["nothing", "Mon", "Home", "mon day"],
  ".alt": ["badge.png", "IMG 0042", "image", "photo-1.jpeg"],
  ".number": [35.5],
  ".image": [
    ...["images/awards/county-bar.png", "./images/../x.png", "https://example.com/a.png"],
    ...["./images/awards/County-Bar.png", "./images/awards/county-bar.svg"],
  ],
};

const IMAGE_FAULTS: readonly [fault: string, change: (image: ImageMetadata) => ImageMetadata | undefined][] = [
  ["a file that is no image", () => undefined],
  ["a JPEG that calls itself PNG", (image) => ({ ...image, format: "jpeg" })],
  ["an image that is too small", (image) => ({ ...image, width: 479 })],
  ["an image that is too large", (image) => ({ ...image, height: 12_001 })],
  ["an image that was cut off", (image) => ({ ...image, complete: false })],
];

function withImage(
  fault: string,
  sources: ContentSources,
  field: Field,
  change: (image: ImageMetadata) => ImageMetadata | undefined,
): MutatedContent {
  const { name, text, start } = locate(sources, field);
  const path = String(field.value);
  const metadata = sources.images.get(path);
  const images = new Map(sources.images).set(path, metadata && change(metadata));
  return withText(fault, { ...sources, images }, name, text, start);
}

/** Each number is a line that the check may also name, relative to the start of the match. */
type TextFault = readonly [fault: string, pattern: RegExp, replacement: string, ...tolerance: number[]];

/** Matches the line of a field whose value is not a group or a list: its indent, the field, and the comma. */
const FIELD = /^( +)("\w+": .*[^,{[\n])(,?)$/gm;

const TEXT_FAULTS: readonly TextFault[] = [
  ["a missing field", /\{\n +"(?:heading|name|number|text|title)": .*,\n/g, "{\n"],
  ["a misspelled field", /"(\w+)\w":/g, '"$1":'],
  ["an unknown field", FIELD, '$1$2,\n"whatever": "x"$3', 1],
  ["a field twice", FIELD, "$1$2,\n$2$3", 1],
  ["a prototype", FIELD, '$1$2,\n"__proto__": { "a": 1 }$3', 1],
  ["a constructor", FIELD, '$1$2,\n"constructor": { "a": 1 }$3', 1],
  ["a method", FIELD, '$1$2,\n"toString": { "a": 1 }$3', 1],
  ["a comma after the last entry", /(["\]}el\d])(\n\s*[}\]])/g, "$1,$2"],
  ["a missing comma", /(["\]}el\d]),(?=\n)/g, "$1"],
  ["a missing closing quote", /"(,?)(?=\n)/g, "$1"],
  ["a missing opening quote of a value", /: "(?=\w)/g, ": "],
  ["a missing opening quote of a key", /^( +)"(?=\w+":)/gm, "$1"],
  ["a missing closing quote of a key", /^( +"\w+)":/gm, "$1:"],
  ["a missing colon", /": /g, '" '],
  ["two commas", /,(?=\n)/g, ",,"],
  ["a comment to the line's end", /,(?=\n)/g, ", // new"],
  ["a real tab in a text", /: "(\w)/g, ': "\t$1'],
  ["a quote inside a text", /: "(\w+) /g, ': "$1 " '],
  ["a meaningless backslash", /: "(\w)/g, ': "\\d$1'],
  ["a missing opening brace", /^ +\{(?=\n)/gm, "", 1],
  ["a missing closing brace", /^ +\},?(?=\n)/gm, "", -1, 1],
  ["a missing closing bracket", /^ +\],?(?=\n)/gm, "", -1, 1],
  ["a merge that was never finished", /^ +"/gm, "<<<<<<< HEAD\n$&"],
  ["a file that ends too early", /,\n[\s\S]*/g, ""],
  ["a file without its last character", /\}\s*$/g, "", -1],
  ["an empty file", /^[\s\S]+/g, ""],
  ["a file that is a list", /^[\s\S]+/g, "[]"],
  ["a byte order mark", /^/g, "\ufeff"],
  ["a file saved as UTF-16", /^/g, "\ufffd\ufffd"],
];

/** Replaces the text where a pattern matches. */
function withReplacement(sources: ContentSources, ...[fault, pattern, replacement, ...tolerance]: TextFault) {
  const matches = [...sources.texts].flatMap(([name, text]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ name, text, index })),
  );
  return spread(matches).map(({ name, text, index }) => {
    const here = new RegExp(pattern.source, pattern.flags.replace("g", "y"));
    const mutated = text.slice(0, index) + text.slice(index).replace(here, replacement);
    const mutant = withText(fault, sources, name, mutated, index);
    return { ...mutant, lines: [0, ...tolerance].flatMap((more) => mutant.lines.map((line) => line + more)) };
  });
}

/** Returns content that the rules refuse. */
function brokenRules(sources: ContentSources): MutatedContent[] {
  return Object.entries(RULE_CASES).flatMap(([rule, { refused }]) =>
    refused.map((edits) => {
      const place = Object.keys(edits).at(-1) ?? "";
      const [file, ...path] = pathOf(place);
      const edited = withEdits(sources, edits);
      const { name, text, start } = locate(edited, { file: file as Field["file"], path });
      return withText(`${rule}: ${place}`, edited, name, text, start);
    }),
  );
}

/** Returns content in which a file is missing, or has another name. */
function missingFiles(sources: ContentSources): MutatedContent[] {
  const texts = new Map(sources.texts);
  const faq = texts.get("faq.json") ?? "";
  texts.delete("faq.json");
  const missing = { ...sources, texts };
  return [
    { fault: "a missing file", sources: missing, file: contentFile("faq.json"), lines: [1] },
    withText("a renamed file", missing, "new-faq.json", faq, 0),
  ];
}
