import { type Node, parseTree } from "jsonc-parser";
import type { ContentSources } from "../../gatsby/content/check";
import type { ImageMetadata } from "../../gatsby/content/image-metadata";
import { pick, type Random } from "./random";

/**
 * Breaks the real content, one fault at a time, and knows where the fault is: from the text it changed, not from the
 * check. Made by a program, so that nobody tests only what they thought of when they wrote the check.
 */
export interface MutatedContent {
  /** The kind of fault, for people. */
  fault: string;
  sources: ContentSources;
  /** File in which the fault is, as problems name it. */
  file: string;
  /** Lines, from 1, of which one has to be named. More than one only where a reader could argue about it. */
  lines: readonly number[];
}

/**
 * @param each how many versions of each kind of fault to make, each at another place where there are enough
 */
export function mutateContent(sources: ContentSources, random: Random, each: number): MutatedContent[] {
  const spots = allSpots(sources);
  return FAULTS.flatMap(({ fault, make }) => {
    const seen = new Set<string>();
    return Array.from({ length: each }).flatMap(() => {
      const broken = make({ sources, spots, random });
      const key =
        broken && `${broken.file} ${broken.sources.texts.get(broken.file.slice(8)) ?? ""} ${imagesKey(broken)}`;
      if (!broken || !key || seen.has(key)) return [];
      seen.add(key);
      return [{ fault, ...broken }];
    });
  });
}

function imagesKey({ sources }: Omit<MutatedContent, "fault">): string {
  return JSON.stringify([...sources.images]);
}

interface Material {
  sources: ContentSources;
  /** Every place in every file. */
  spots: readonly Spot[];
  random: Random;
}

interface Fault {
  fault: string;
  make(material: Material): Omit<MutatedContent, "fault"> | undefined;
}

/** A place in a file: a value, and the key it stands under if it is a field. */
interface Spot {
  name: string;
  text: string;
  node: Node;
  key: string | undefined;
  path: string;
}

type Wanted = (spot: Spot) => boolean;

function allSpots(sources: ContentSources): Spot[] {
  return [...sources.texts].flatMap(([name, text]) => {
    const root = parseTree(text);
    return root ? spotsIn({ name, text, node: root, key: undefined, path: name.replace(".json", "") }) : [];
  });
}

function spotsIn(spot: Spot): Spot[] {
  const inside = (spot.node.children ?? []).flatMap((child, index) => {
    if (child.type !== "property")
      return spotsIn({ ...spot, node: child, key: undefined, path: `${spot.path}.${index}` });
    const [key, value] = child.children ?? [];
    return key && value ? spotsIn({ ...spot, node: value, key: key.value, path: `${spot.path}.${key.value}` }) : [];
  });
  return [spot, ...inside];
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function withText(sources: ContentSources, name: string, text: string): ContentSources {
  return { ...sources, texts: new Map(sources.texts).set(name, text) };
}

function splice(text: string, offset: number, length: number, replacement: string): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length);
}

/** Replaces one value by JSON of another. */
function value(fault: string, wanted: Wanted, replace: (spot: Spot, random: Random) => string): Fault {
  return {
    fault,
    make({ sources, spots, random }) {
      const spot = pick(random, spots.filter(wanted));
      if (!spot) return undefined;
      const text = splice(spot.text, spot.node.offset, spot.node.length, replace(spot, random));
      return {
        sources: withText(sources, spot.name, text),
        file: `content/${spot.name}`,
        lines: [lineAt(text, spot.node.offset)],
      };
    },
  };
}

/** Changes a string value and writes it as JSON. */
function words(fault: string, change: (old: string) => string, wanted: Wanted = isText): Fault {
  return value(fault, wanted, ({ node }) => JSON.stringify(change(node.value)));
}

/** Writes one of some values into fields of a kind. */
function enumeration(fault: string, wanted: Wanted, values: readonly string[]): Fault {
  return value(fault, wanted, (_spot, random) => JSON.stringify(pick(random, values)));
}

/** Changes a group of fields: the fault is at the group's start, unless `at` says otherwise. */
function group(
  fault: string,
  change: (spot: Spot, random: Random) => { text: string; at: number } | undefined,
  wanted: Wanted = isGroup,
): Fault {
  return {
    fault,
    make({ sources, spots, random }) {
      const spot = pick(random, spots.filter(wanted));
      const changed = spot && change(spot, random);
      if (!spot || !changed) return undefined;
      const { text, at } = changed;
      return { sources: withText(sources, spot.name, text), file: `content/${spot.name}`, lines: [lineAt(text, at)] };
    },
  };
}

/** Changes a file's text where a pattern matches; the fault is where the match starts, plus `lines`. */
function syntax(fault: string, pattern: RegExp, replacement: string, tolerance: readonly number[] = [0]): Fault {
  return {
    fault,
    make({ sources, random }) {
      const [name, text] = pick(random, [...sources.texts]) ?? [];
      const match = text && pick(random, [...text.matchAll(pattern)]);
      if (!name || !text || !match) return undefined;
      const here = new RegExp(pattern.source, pattern.flags.replace("g", "y"));
      const broken = text.slice(0, match.index) + text.slice(match.index).replace(here, replacement);
      const line = lineAt(text, match.index);
      return {
        sources: withText(sources, name, broken),
        file: `content/${name}`,
        lines: tolerance.map((more) => line + more),
      };
    },
  };
}

function picture(fault: string, change: (facts: ImageMetadata) => ImageMetadata | undefined): Fault {
  return {
    fault,
    make({ sources, spots, random }) {
      const spot = pick(random, spots.filter(isPicture));
      const facts = spot && sources.images.get(spot.node.value);
      if (!spot || !facts) return undefined;
      const images = new Map(sources.images).set(spot.node.value, change(facts));
      return {
        sources: { ...sources, images },
        file: `content/${spot.name}`,
        lines: [lineAt(spot.text, spot.node.offset)],
      };
    },
  };
}

const isAnything: Wanted = ({ path }) => path.includes(".");
const isText: Wanted = ({ node }) => node.type === "string";
const isGroup: Wanted = ({ node }) => node.type === "object";
const isList: Wanted = ({ node, key }) => node.type === "array" && key !== "sample";
const isNumber: Wanted = ({ node }) => node.type === "number";
const isUrl: Wanted = ({ node }) => /^https:/.test(String(node.value));
const isPicture: Wanted = ({ node }) => /^\.\/images/.test(String(node.value));
const named =
  (pattern: RegExp): Wanted =>
  ({ path }) =>
    pattern.test(path);

function escaped(...codes: number[]): string {
  return String.fromCodePoint(...codes);
}

function insertInside(text: string, addition: string): string {
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + addition + text.slice(middle);
}

function requiredProperties({ node }: Spot): Node[] {
  return (node.children ?? []).filter((property) => !["sample", "answer"].includes(property.children?.[0]?.value));
}

const FAULTS: readonly Fault[] = [
  // Types
  value(
    "a number instead of another value",
    (spot) => isAnything(spot) && !isNumber(spot),
    () => "7",
  ),
  value(
    "a text instead of another value",
    (spot) => isAnything(spot) && !isText(spot),
    () => '"seven"',
  ),
  value("null", isAnything, () => "null"),
  value(
    "false instead of text, number, list or group",
    (spot) => isAnything(spot) && spot.node.type !== "boolean",
    () => "false",
  ),
  value(
    "a list instead of another value",
    (spot) => isAnything(spot) && spot.node.type !== "array",
    () => '["a"]',
  ),
  value(
    "a group instead of another value",
    (spot) => isAnything(spot) && !isGroup(spot),
    () => '{ "a": "b" }',
  ),
  value(
    "a whole file that is a list",
    ({ path }) => !path.includes("."),
    () => "[]",
  ),
  value("a number in quotes", isNumber, ({ node }) => `"${node.value}"`),
  value("a number far out of range", isNumber, (_spot, random) => pick(random, ["-1000", "1e12", "1e999"]) ?? ""),
  value("an emptied list", isList, () => "[]"),
  value("a list inside a list", isList, ({ node, text }) => `[${text.slice(node.offset, node.offset + node.length)}]`),
  value(
    "a yes in quotes",
    ({ node }) => node.type === "boolean",
    ({ node }) => `"${node.value}"`,
  ),
  value("more figures than digits", named(/stats\.\d+\.number$/), () => "35.5"),

  // Blanks
  words("an empty text", () => ""),
  words("only spaces", () => "   "),
  words("a space at the start", (old) => ` ${old}`),
  words("a space at the end", (old) => `${old} `),
  words("two spaces in a row", (old) => insertInside(old, "  ")),
  words("a hard space at the end", (old) => old + escaped(0xa0)),
  words("a line break", (old) => insertInside(old, "\n")),
  words("a tab", (old) => insertInside(old, "\t")),
  words("a text far too long", (old) => `${old} ${"and so on ".repeat(200)}.`),

  // What cannot be seen
  words("a zero-width space", (old) => insertInside(old, escaped(0x200b))),
  words("a soft hyphen", (old) => insertInside(old, escaped(0xad))),
  words("a right-to-left mark", (old) => insertInside(old, escaped(0x202e))),
  words("a null character", (old) => insertInside(old, escaped(0))),
  words("a Cyrillic letter", (old) => insertInside(old, escaped(0x430))),
  words("a Greek letter", (old) => insertInside(old, escaped(0x3bf))),
  words("a full-width letter", (old) => insertInside(old, escaped(0xff21))),
  words("a mathematical letter", (old) => insertInside(old, escaped(0x1d400))),
  words("a loose accent", (old) => insertInside(old, escaped(0x301))),

  // Markup and scripts
  words("bold", (old) => `<b>${old}</b>`),
  words("a script", (old) => `${old}</script><script>alert(1)</script>`),
  words("an image with a handler", (old) => `${old}"><img src=x onerror=alert(1)>`),
  words("an HTML comment", (old) => `${old}<!-- -->`),
  words("an entity", (old) => `${old}&nbsp;`),
  words("a numbered entity", (old) => `${old}&#x3c;`),

  // Formats
  enumeration("a bad web address", isUrl, [
    "http://forms.example.com/x",
    "javascript:alert(1)",
    "JavaScript:alert(1)//https://a.com",
    "data:text/html,<script>alert(1)</script>",
    "www.example.com",
    "https://",
    "https://exa mple.com/",
    "//example.com",
    "https://user:secret@example.com/",
    "https://localhost/",
    "https:/example.com",
    "/contact",
    'https://example.com/"onclick="alert(1)',
    "https://example.com\\@evil.com",
  ]),
  enumeration("a site address with a path", named(/site\.url$/), [
    "https://www.example.com/",
    "https://www.example.com/home",
  ]),
  enumeration("a bad phone number", named(/\.phone$/), [
    "248-555-0134",
    "(248)555-0134",
    "+1 (248) 555-0134",
    "(148) 555-0134",
    "(248) 555-013",
  ]),
  enumeration("a bad email address", named(/contact\.email$/), [
    "office",
    "office@example",
    "office@@example.com",
    "mailto:office@example.com",
    "a b@example.com",
  ]),
  enumeration("a bad date", named(/\.(?:date|asOf)$/), [
    "2025-02-30",
    "2025-13-01",
    "03/14/2025",
    "2025-3-1",
    "2999-01-01",
    "yesterday",
  ]),
  enumeration("a bad time", named(/\.(?:opens|closes)$/), ["9:00", "24:00", "09:60", "9 am", "0900"]),
  enumeration("a bad ZIP code", named(/\.postalCode$/), ["4833", "48334-", "MI 48334"]),
  enumeration("a bad id", named(/\.\d+\.id$/), ["Review 1", "review_1", "-a", "a--b", "é"]),
  enumeration("an unknown word where few are possible", named(/\.(?:icon|section|link|from|to)$/), [
    "nothing",
    "Mon",
    "Home",
    "mon day",
  ]),
  enumeration("a file name as alternative text", named(/\.alt$/), ["badge.png", "IMG 0042", "image", "photo-1.jpeg"]),
  enumeration("a picture that is not there", isPicture, [
    "./images/awards/nothing.png",
    "./images/awards/years-35.webp",
    "./images/county-bar.png",
  ]),
  enumeration("a bad path of a picture", isPicture, [
    "images/awards/county-bar.png",
    "../secret.png",
    "./images/../x.png",
    "./images/awards/County-Bar.png",
    "https://example.com/a.png",
    "./images/awards/county-bar.svg",
  ]),

  // Pictures themselves
  picture("a file that is no picture", () => undefined),
  picture("a JPEG that calls itself PNG", (facts) => ({ ...facts, format: "jpeg" })),
  picture("a picture that is too small", (facts) => ({ ...facts, width: 479 })),
  picture("a picture that was cut off", (facts) => ({ ...facts, complete: false })),

  // Keys
  group("a missing field", (spot, random) => {
    const property = pick(random, requiredProperties(spot));
    if (!property) return undefined;
    // The comma goes with it: the one behind, or for the last field the one before.
    const behind = spot.text.slice(property.offset + property.length).match(/^\s*,\s*/)?.[0].length;
    const before = spot.text.slice(0, property.offset).match(/,\s*$/)?.[0].length ?? 0;
    const text = behind
      ? splice(spot.text, property.offset, property.length + behind, "")
      : splice(spot.text, property.offset - before, property.length + before, "");
    return { text, at: spot.node.offset };
  }),
  group("an unknown field", ({ text, node }) => ({
    text: splice(text, node.offset + 1, 0, '\n"whatever": "x",'),
    at: node.offset + 2,
  })),
  group("a field that means something to JavaScript", ({ text, node }, random) => ({
    text: splice(
      text,
      node.offset + 1,
      0,
      `\n"${pick(random, ["__proto__", "constructor", "toString"])}": { "a": 1 },`,
    ),
    at: node.offset + 2,
  })),
  group("a misspelled field", (spot, random) => {
    const key = pick(random, requiredProperties(spot))?.children?.[0];
    if (!key) return undefined;
    return { text: splice(spot.text, key.offset, key.length, `"${key.value.slice(0, -1)}"`), at: key.offset };
  }),
  group("a field in capitals", (spot, random) => {
    const key = pick(random, requiredProperties(spot))?.children?.[0];
    return key && { text: splice(spot.text, key.offset, key.length, `"${key.value.toUpperCase()}"`), at: key.offset };
  }),
  group("a field twice", (spot, random) => {
    const property = pick(random, requiredProperties(spot));
    if (!property) return undefined;
    const copy = spot.text.slice(property.offset, property.offset + property.length);
    const text = splice(spot.text, property.offset, 0, `${copy},\n`);
    return { text, at: property.offset + copy.length + 2 };
  }),

  // How fields and files fit together
  value("an id twice", named(/\.(?!0\.)\d+\.id$/), ({ name, text }) =>
    JSON.stringify(text.match(/"id": "([^"]+)"/)?.[1] ?? name),
  ),
  value("an entry twice", named(/\.(?:counties|cities|contents|assurances|biography|points)\.(?!0$)\d+$/), (spot) => {
    const first = spot.node.parent?.children?.[0];
    return spot.text.slice(first?.offset, (first?.offset ?? 0) + (first?.length ?? 0));
  }),
  value("a link to one section twice", named(/navigation\.[1-9]\.section$/), () => '"home"'),
  enumeration("a city out of order", named(/cities\.cities\.(?!0$)\d+$/), ["Aaa", "Aachen Township"]),
  enumeration("a county that does not exist", named(/hero\.counties\.\d+$/), [
    "Oakand",
    "Lucas",
    "Oakland, OH",
    "Wayne, QQ",
  ]),
  value("a county twice in other words", named(/hero\.counties\.(?!0$)\d+$/), () => '"Oakland County, MI"'),
  value("Read more the wrong way round", named(/\.hasReadMore$/), ({ node }) => String(!node.value)),
  words("a full text that begins differently", (old) => `Another start. ${old.slice(0, 200)}`, named(/\.fullText$/)),
  enumeration("an initial that is not the name's", named(/\.initial$/), ["Z", "a", "AA", "1", "?"]),
  enumeration("a sample marker for a field that is not there", named(/\.sample\.\d+$/), ["nothing", "sample", "Name"]),
  enumeration(
    "other words where they are fixed",
    named(/errorScreen\.title|reviews\.(?:previous|next)$|not-found\.(?:heading|homeLink)$/),
    ["Something else"],
  ),
  enumeration("closing before opening", named(/\.closes$/), ["08:59", "09:00", "00:00"]),
  value("hours that overlap", named(/contact\.hours$/), ({ text }) => {
    const [first] = JSON.parse(text).site?.contact?.hours ?? JSON.parse(text).contact.hours;
    return JSON.stringify([first, { ...first, sample: undefined }]);
  }),
  enumeration("a week that runs backwards", named(/hours\.\d\.from$/), ["Saturday", "Sunday"]),
  enumeration("another number of years in a text", named(/hero\.eyebrow$|biography\.0$/), [
    "Serving Michigan for over 40 years",
    "With 30 years in practice",
  ]),
  value("a date before the firm was there", named(/\.(?:date|asOf)$/), () => '"1985-02-01"'),
  value("more years than the firm is old", named(/stats\.0\.number$/), () => "36"),
  value("more than 100 percent", named(/stats\.2\.number$/), () => "194"),

  // JSON itself
  syntax("a comma after the last entry", /(["\]}el\d])(\n\s*[}\]])/g, "$1,$2"),
  syntax("a missing comma", /(["\]}el\d]),(?=\n)/g, "$1"),
  syntax("a missing closing quote", /"(,?)(?=\n)/g, "$1"),
  syntax("a missing opening quote of a value", /: "(?=\w)/g, ": "),
  syntax("a missing opening quote of a key", /^( +)"(?=\w+":)/gm, "$1"),
  syntax("a missing closing quote of a key", /^( +"\w+)":/gm, "$1:"),
  syntax("a missing colon", /": /g, '" '),
  syntax("an equals sign for a colon", /": /g, '"= '),
  syntax("a semicolon for a comma", /,(?=\n)/g, ";"),
  syntax("two commas", /,(?=\n)/g, ",,"),
  syntax("typographic quotes", /: "([^"\n]+)"/g, ": “$1”"),
  syntax("single quotes", /: "([^"'\n]+)"/g, ": '$1'"),
  syntax("a comment to the line's end", /,(?=\n)/g, ", // new"),
  syntax("a comment in the middle", /": /g, '": /* new */ '),
  syntax("a real tab in a text", /: "(\w)/g, ': "\t$1'),
  syntax("a quote inside a text", /: "(\w+) /g, ': "$1 " '),
  syntax("a meaningless backslash", /: "(\w)/g, ': "\\d$1'),
  syntax("a backslash at a text's end", /"(,?)(?=\n)/g, '\\"$1'),
  syntax("a word without quotes", /: "[^"\n]+"(?=,?\n)/g, ": nothing"),
  syntax("a missing opening brace", /^ +\{(?=\n)/gm, "", [0, 1]),
  syntax("a missing closing brace", /^ +\},?(?=\n)/gm, "", [-1, 0, 1]),
  syntax("a missing closing bracket", /^ +\],?(?=\n)/gm, "", [-1, 0, 1]),
  syntax("a merge that was never finished", /^ +"/gm, "<<<<<<< HEAD\n$&"),
  {
    fault: "a file that ends too early",
    make({ sources, random }) {
      const [name, text] = pick(random, [...sources.texts]) ?? [];
      if (!name || !text) return undefined;
      const cut = text.slice(0, 1 + Math.floor(random() * (text.trimEnd().length - 1)));
      return {
        sources: withText(sources, name, cut),
        file: `content/${name}`,
        lines: [lineAt(cut, cut.trimEnd().length)],
      };
    },
  },
  wholeFile("an empty file", () => ""),
  wholeFile("a file of blanks", () => " \n\n"),
  wholeFile("a byte order mark", (text) => `\ufeff${text}`),
  wholeFile("a file saved as UTF-16", (text) => `\ufffd\ufffd${[...text].join("\0")}`),
  wholeFile("a web page instead of a file", () => "<!DOCTYPE html>\n<html></html>"),
  {
    fault: "a missing file",
    make({ sources, random }) {
      const name = pick(random, [...sources.texts.keys()]) ?? "";
      const texts = new Map(sources.texts);
      texts.delete(name);
      return { sources: { ...sources, texts }, file: `content/${name}`, lines: [1] };
    },
  },
  {
    fault: "a renamed file",
    make({ sources, random }) {
      const [name, text] = pick(random, [...sources.texts]) ?? [];
      if (!name || !text) return undefined;
      const texts = new Map(sources.texts);
      texts.delete(name);
      const renamed = pick(random, [name.toUpperCase(), name.replace(".json", "s.json"), `new-${name}`]) ?? "";
      return { sources: { ...sources, texts: texts.set(renamed, text) }, file: `content/${renamed}`, lines: [1] };
    },
  },
];

function wholeFile(fault: string, change: (text: string) => string): Fault {
  return {
    fault,
    make({ sources, random }) {
      const [name, text] = pick(random, [...sources.texts]) ?? [];
      if (!name || text === undefined) return undefined;
      return { sources: withText(sources, name, change(text)), file: `content/${name}`, lines: [1] };
    },
  };
}
