import * as z from "zod";
import type { Derive } from "./derived-values";
import type { ImageFormat } from "./image-metadata";
import { STATES } from "./states";

declare module "zod" {
  /** Annotations of fields. Rules, GraphQL types, JSON Schemas and the editor's forms read them. */
  interface GlobalMeta {
    /** The name of the GraphQL type, or "skip" for a field that GraphQL leaves out. */
    graphql?: string;
    /** See `derived`. */
    derive?: Derive;
    /** The value is derived even if the file has one. */
    ignoresFile?: boolean;
    /** Forms do not show the field. */
    hidden?: boolean;
    /** The keys by which people recognize an entry of a list. */
    summary?: readonly string[];
    /** The page shows the list from A to Z. */
    sorted?: boolean;
    /** The plural noun for the entries of a list. */
    noun?: string;
    image?: ImageRequirements;
    date?: boolean;
    time?: boolean;
    /** Puts what somebody typed into the format of the field. It returns unclear text unchanged. */
    normalize?: (typed: string) => string;
    /** Matches addresses and numbers that are reserved for examples. They count as sample content without a mark. */
    reserved?: RegExp;
    examples?: readonly string[];
  }
}

// Zod would try to compile code from text. The editor's security policy forbids that, and the browser would report it.
z.config({ jitless: true });

// The functions below make the schemas of values. `title` is the field's name for people; `.describe("…")` adds the help
// that VS Code shows. Every error message completes the sentence "`field` …" and says what is expected.

/** Matches a Cyrillic or Greek letter that may look like a Latin one. The excluded Greek letters never do. */
const LOOKALIKE = "(?![ΔΘΛΞΠΣΦΨΩγδθλμπσφψω])[\\p{Script=Cyrillic}\\p{Script=Greek}]";

/** Matches full-width and mathematical letters and digits. */
const DISGUISED = "[\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\u{1d400}-\\u{1d7ff}]";

/**
 * Matches invisible characters where they are allowed: joiners and variation selectors after an emoji, an accent or a
 * letter of another script; a variation selector in a keycap such as 5️⃣; tags in a flag such as 🏴󠁧󠁢󠁥󠁮󠁧󠁿.
 */
const JOINED =
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{M}]|(?!\\p{Script=Latin})\\p{L})[\\u200c\\u200d\\ufe0e\\ufe0f]|" +
  "(?<=[0-9#*])\\ufe0f(?=\\u20e3)|(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007f}]*)[\\u{e0020}-\\u{e007f}]";

const LETTER_OF_ANOTHER_ALPHABET = new RegExp(
  `\\p{Script=Latin}${LOOKALIKE}|${LOOKALIKE}\\p{Script=Latin}|${DISGUISED}`,
  "u",
);

const HTML_ELEMENTS =
  "a|abbr|b|big|blockquote|body|br|center|cite|code|d[dlt]|del|div|em|font|form|h[1-6]|head|hr|" +
  "html|i|iframe|img|input|ins|li|link|mark|meta|object|ol|p|pre|s|script|small|span|strong|style|sub|sup|" +
  "svg|table|t[dhr]|tbody|title|u|ul|video";
/** HTML tag names in three spellings, because the patterns for VS Code cannot ignore case. */
const HTML_NAMES = [
  HTML_ELEMENTS,
  HTML_ELEMENTS.toUpperCase(),
  HTML_ELEMENTS.replace(/(?<=^|\|)\w/g, (letter) => letter.toUpperCase()),
].join("|");
/** The names of HTML entities. "AT&T;" is not one of them. */
const HTML_ENTITIES =
  "nbsp|amp|lt|gt|quot|apos|[lr]s?[ads]quo|[mn]dash|hellip|[lrudh]arr|copy|reg|trade|sect|para|deg|middot|" +
  "bull|times|frac\\d\\d|euro|cent|pound|shy|zwn?j|szlig|[AaOo][Ee]lig|" +
  "[A-Za-z](?:acute|grave|circ|tilde|uml|ring|cedil|slash|caron)|#\\d+|#[xX][0-9A-Fa-f]+";

/**
 * Matches a character that nobody sees on a screen: a zero-width or direction mark, a soft hyphen, a character for
 * private use. An accent without a letter, and every accent after the third on a letter, match as well.
 */
const INVISIBLE = new RegExp(
  `(?!${JOINED})[\\p{Default_Ignorable_Code_Point}\\p{Private_Use}\\u2800\\ufffc]|(?<=^|\\s|\\p{M}{3})\\p{M}`,
  "u",
);

/** `repair` returns the replacement for a match. A rule without `repair` cannot tell what was meant. */
type TextRule = readonly [
  forbidden: RegExp,
  error: string,
  repair?: (found: string, at: number, text: string) => string,
];

/** What no text may contain, in order of reporting. VS Code's JSON Schemas use these rules too. */
export const TEXT_RULES: readonly TextRule[] = [
  [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
    /\s*[\u0000-\u001f\u007f-\u009f\u2028\u2029][\s\u0000-\u001f\u007f-\u009f]*/,
    "contains a line break, a tab or another control character; write it as one line of plain text",
    (found) => (/[\s\u0085]/.test(found) ? " " : ""),
  ],
  [
    INVISIBLE,
    "contains an invisible character, often pasted from a web page or a word processor; retype the text by hand",
    () => "",
  ],
  [/\ufffd/, "contains the sign � in place of a letter that was lost; retype the word by hand"],
  // A search would not find a word with a Cyrillic "а", a Greek "ο", a full-width "Ａ" or a mathematical "𝐀".
  [
    LETTER_OF_ANOTHER_ALPHABET,
    "contains a letter of another alphabet that only looks like one of ours; retype the word by hand",
  ],
  // "<a quarter acre" is allowed: it neither ends like an element nor has an attribute. "&amp;" in quotes is allowed.
  [
    new RegExp(
      `<(?:[!?]|/?(?:${HTML_NAMES})(?:(?:\\s[^<>]*|/)?>|\\s+[\\w-]+\\s*=|\\s*$))|(?<!["'“‘])&(?:${HTML_ENTITIES});`,
    ),
    "contains HTML, which the page would show as it is typed; write plain text",
  ],
  // Some people type two spaces after a sentence.
  [
    /^\s+|\s+$|(?<![.?!:]["”’)]?)[ \u00a0]{2,}/,
    "has a space at its start or end, or two in a row within a sentence; remove the extra space",
    (found, at, text) => (at === 0 || at + found.length === text.length ? "" : " "),
  ],
];

/**
 * Returns pasted text without line breaks, tabs, extra spaces or invisible characters. It repeats the repairs until
 * nothing changes, because one repair can make another one necessary.
 */
export function cleanText(text: string): string {
  let cleaned = text;
  for (const [forbidden, , repair] of TEXT_RULES) {
    if (repair) cleaned = cleaned.replace(new RegExp(forbidden, `${forbidden.flags}g`), repair);
  }
  return cleaned === text ? text : cleanText(cleaned);
}

/** Cleans text that is pasted between other words. One space at each end is kept, to separate the words. */
export function cleanPart(text: string): string {
  const [, before = "", after = ""] = /^( ?).*?( ?)$/s.exec(text) ?? [];
  return before + cleanText(text) + after;
}

/** Returns whether a text contains a character that people cannot see. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

function plain(schema: z.ZodString): z.ZodString {
  return TEXT_RULES.reduce(
    (text, [forbidden, error]) => text.refine((value) => !forbidden.test(value), { error }),
    schema,
  ).meta({ plainText: true });
}

/**
 * Makes a function for fields whose text must match a pattern. VS Code gets the pattern and the message.
 *
 * @param rewrite puts other common ways to type the value into the right format
 */
function format(
  pattern: RegExp,
  error: string,
  defaultExample: string,
  { rewrite = (typed) => typed, ...annotations }: z.GlobalMeta & { rewrite?: (typed: string) => string } = {},
) {
  const normalize = rewriteTo((text) => pattern.test(text), rewrite);
  return (title: string, { example = defaultExample } = {}) =>
    z
      .string()
      .regex(pattern, error)
      .meta({ title, examples: [example], patternErrorMessage: sentence(error), normalize, ...annotations });
}

/** Returns a function that rewrites typed text, or returns it unchanged if the result is invalid. */
function rewriteTo(isValid: (text: string) => boolean, rewrite: (typed: string) => string) {
  return (typed: string): string => {
    const text = rewrite(typed);
    return isValid(text) ? text : typed;
  };
}

/** Turns a message into a sentence without the field: "is not a date" → "This is not a date." */
export function sentence(message: string): string {
  return `This ${message}.`;
}

/** Makes a field for one line of plain text. `max` is how many characters the layout has room for. */
export function text(title: string, { max, example }: { max: number; example?: string }) {
  const tooLong = `is longer than ${max} characters, and the layout has no room for more; shorten it`;
  return plain(z.string().min(1, "is empty; write the text").max(max, tooLong)).meta({
    title,
    ...(example && { examples: [example] }),
  });
}

/** Makes a field for text that the image for shared links shows as well. Its font has only Latin letters. */
export function drawnText(title: string, limits: { max: number }) {
  return text(title, limits).refine(
    (value) => !/(?![\p{Script=Latin}ʻʼ])\p{L}|(?!\ufe0f)\p{M}/u.test(value.normalize("NFC")),
    {
      error: "has a letter that the image for shared links cannot show; write it in Latin letters",
    },
  );
}

/** Makes a field for words that the specification fixes. Editors cannot change them. */
export function fixedText(title: string, words: string) {
  const error = `cannot be changed; write "${words}"`;
  const description = "Cannot be changed.";
  return z
    .string()
    .refine((value) => value === words, { error })
    .meta({ title, description, const: words, errorMessage: sentence(error) });
}

export const phone = format(
  /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/,
  'is not a phone number of the form "(248) 555-0134"',
  "(248) 555-0134",
  {
    reserved: / 555-01\d\d$/,
    // 2485550134, 248-555-0134, 248.555.0134, +1 248 555 0134
    rewrite: (typed) =>
      typed.replace(/[\s().\u2010-\u2015-]/g, "").replace(/^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3"),
  },
);

const emailForm = format(
  /^(?=.{6,60}$)[\p{L}\p{N}_'&+-]+(?:\.[\p{L}\p{N}_'&+-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+$/u,
  'is not an email address of the form "office@example.com", of at most 60 characters',
  "office@example.com",
  { reserved: /[@.]example\.(?:com|net|org)$/i },
);

/** Mail to an address with a lookalike letter would reach nobody, or somebody else. */
export const email: typeof emailForm = (title, options) =>
  emailForm(title, options).refine((value) => !LETTER_OF_ANOTHER_ALPHABET.test(value), {
    error: "contains a letter of another alphabet that only looks like one of ours; retype the address by hand",
  });

const STATE_CODE = new RegExp(`^(?:${[...STATES.values()].join("|")})$`);
export const stateCode = format(STATE_CODE, 'is not a state in two capital letters, as in "MI"', "MI", {
  rewrite: (typed) => typed.toUpperCase(),
});

export const zipCode = format(/^\d{5}(?:-\d{4})?$/, 'is not a ZIP code of the form "48334"', "48334", {
  rewrite: (typed) => typed.replace(/\s/g, "").replace(/^(\d{5})[\u2010-\u2015-]?(\d{4})$/, "$1-$2"),
});

/** A time of day on the 24-hour clock. */
export const clockTime = format(
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  'is not a time of the form "09:00" or "17:30"',
  "09:00",
  { time: true, rewrite: (typed) => typed.replace(/^\d:/, "0$&") },
);

/** A permanent name for an entry. Forms do not show it, because pages can make one themselves. */
export const id = format(
  /^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'may only contain lowercase letters, digits and hyphens, at most 60, as in "quitclaim-deed"',
  "quitclaim-deed",
  { hidden: true },
);

function isHttpsUrl(value: string): boolean {
  if (!/^https:\/\/[^\s"<>\\]+$/.test(value)) return false;
  try {
    // In Node 20, `URL.canParse` refuses letters with accents once V8 has optimized it.
    const { username, password, hostname } = new URL(value);
    return username === "" && password === "" && hostname.includes(".");
  } catch {
    return false;
  }
}

/** Makes a field for a link to another site. Only https is allowed: no `javascript:`, `data:` or `http:`. */
export function httpsUrl(title: string, { example = "https://www.example.com/page" } = {}) {
  const error = 'is not a complete web address that starts with "https://"';
  const url = z.string().max(500, "is longer than 500 characters; use a shorter link").refine(isHttpsUrl, { error });
  return plain(url).meta({
    title,
    pattern: "^https://[^\\s/]+\\.[^\\s]+$",
    patternErrorMessage: sentence(error),
    examples: [example],
    reserved: /^https:\/\/(?:[^/?#]*\.)?example\.(?:com|net|org)(?![^/?#:])/i,
    // "http://…" is not rewritten, because the same page may not exist with "https".
    normalize: rewriteTo(isHttpsUrl, (typed) =>
      typed.replace(/^https:\/\//i, "https://").replace(/^(?=www\.[^./]+\.)/i, "https://"),
    ),
  });
}

/** Makes a field for the address of this site: an https origin as browsers write it, with nothing after the host. */
export function siteUrl(title: string, options: { example: string }) {
  const url = httpsUrl(title, options);
  const { normalize = String } = url.meta() ?? {};
  return url
    .refine((value) => !isHttpsUrl(value) || new URL(value).origin === value, {
      error: ({ input: url }) =>
        /^https:\/\/[^/?#]*$/.test(String(url))
          ? `is written differently by browsers; write "${new URL(String(url)).origin}"`
          : 'has something after the domain; write only "https://" and the domain, without a slash at the end',
    })
    .meta({
      ...url.meta(),
      normalize: (typed) => {
        const address = normalize(typed);
        return isHttpsUrl(address) && /^https:\/\/[^/?#]*\/?$/.test(address) ? new URL(address).origin : address;
      },
    });
}

const isDate = (value: string) => z.iso.date().safeParse(value).success;

export function isoDate(title: string) {
  const error = 'is not a date of the form "2025-03-14" (year-month-day)';
  return z
    .string()
    .refine((value) => value !== "", { error: "is empty; write the date", abort: true })
    .refine(isDate, { error, abort: true })
    .refine((value) => value >= "1900", { error: "is before 1900; check the year" })
    .refine((value) => value <= new Date().toISOString().slice(0, 10), {
      error: () => {
        const today = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
        return `is in the future; write the date on which it was said or counted; this computer's date is ${today}`;
      },
    })
    .meta({
      title,
      examples: ["2025-03-14"],
      pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$",
      patternErrorMessage: sentence(error),
      date: true,
      normalize: rewriteTo(isDate, (typed) => typed.replace(/-(?=\d(?!\d))/g, "-0")),
    });
}

/** What a field requires of its image (image-rule.ts). Sides are in pixels, and do not apply to an SVG. */
export interface ImageRequirements {
  formats: readonly ImageFormat[];
  sidesAtLeast?: number;
  longestSideAtLeast?: number;
  /** The proportions to which the page crops the image. An image that would lose too much is refused. */
  shape?: readonly [width: number, height: number];
}

/** Makes a field for the path of an image in the content folder. GraphQL turns it into a `File`. */
export function imagePath(
  title: string,
  { example = "./images/awards/my-badge.png", ...image }: ImageRequirements & { example?: string },
) {
  const extensions = image.formats.map((format) => (format === "jpeg" ? "jpe?g" : format)).join("|");
  const formats = image.formats.join(", ").toUpperCase();
  return format(
    new RegExp(`^\\./images/(?:[a-z0-9-]+/)*[a-z0-9-]+\\.(?:${extensions})$`),
    `is not the path of an image of the form "${example}" (${formats}; lowercase letters, digits, hyphens)`,
    example,
  )(title).meta({ graphql: "File", image });
}

export function altText(title: string) {
  // Names that cameras and programs give to files, and words that say nothing about the image.
  const saysNothing = /\.(?:png|jpe?g|webp|avif|gif|svg)$|^(?:image|picture|photo|badge|img|dsc)[\s_-]*\d*$/i;
  return text(title, { max: 160 }).refine((value) => !saysNothing.test(value), {
    error: "looks like a file name; say what the image shows",
  });
}

/** Makes a function for number fields. The schema has the message for values that are not such a number. */
function number(schema: z.ZodNumber, annotations: z.GlobalMeta = {}) {
  return (title: string, { min, max }: { min: number; max: number }) =>
    schema
      .min(min, `is smaller than ${min}`)
      .max(max, `is larger than ${max}`)
      .meta({ title, ...annotations });
}

export const integer = number(z.int("is not a whole number; write digits and nothing else"), {
  // "26,500" → "26500"
  normalize: (typed) => (/^\d{1,3}(?:,\d{3})+$/.test(typed) ? typed.replaceAll(",", "") : typed),
});

export const decimal = number(z.number("is not a number; write digits, with a point for decimals, and nothing else"));

/** The fields for the coordinates of a place in the United States. */
export const position = {
  latitude: decimal("Latitude", { min: 17, max: 72 }).describe("Degrees north."),
  longitude: decimal("Longitude", { min: -180, max: -64 }).describe("Degrees; west is negative."),
};

export function boolean(title: string) {
  return z.boolean("is neither true nor false; write one of the two, without quotes").meta({ title });
}

/** Makes a field for one of a few words. GraphQL makes an enum `name` of them, so they cannot contain a hyphen. */
export function enumeration<T extends string>(title: string, name: string, values: readonly T[]) {
  const error = `is none of the possible values: ${values.map((value) => `"${value}"`).join(", ")}`;
  return z.enum(values, error).meta({ title, graphql: name, errorMessage: sentence(error).replaceAll('"', "") });
}

/** The field with which every group lists its sample content. */
export const sample = z
  .union([z.literal(true), z.array(z.string()).min(1)], {
    error:
      'is neither true nor a list of field names such as ["phone", "email"]; delete it when nothing here is sample content',
  })
  .meta({
    title: "Still sample content",
    description:
      "true, or the names of the fields here that still hold sample values. Replace the values, then delete this line. While any is left on the site, search engines are kept out.",
    graphql: "skip",
  })
  .optional();

/** Makes a group of fields. GraphQL calls its type `name`. Unknown keys are refused, because they may be typos. */
export function object<S extends z.ZodRawShape>(name: string, title: string, fields: S) {
  return z.strictObject({ ...fields, sample }).meta({ title, graphql: name });
}

/** Makes a field that may be left out. Its value is then derived from fields above it in the same group. */
export function derived<T extends z.ZodType>(schema: T, derive: Derive<z.infer<T>>) {
  return schema.meta({ derive }).optional();
}

/** A permanent name that a file may give to an entry. No page uses it. */
export const optionalId = id("Permanent name").meta({ graphql: "skip" }).optional();

/**
 * Makes a list of entries.
 *
 * @param options.min 1 by default; 0 if the page can leave out the list
 * @param options.noun the plural noun for the entries, for messages
 * @param options.sorted true if the page shows the entries from A to Z
 * @param options.summary the keys by which people recognize an entry; by default, its first text
 */
export function list<T extends z.ZodType>(title: string, item: T, options: ListOptions<T>) {
  const { min = 1, max, noun, sorted, summary } = options;
  return z
    .array(summary ? item.meta({ summary }) : item, { error: "is not a list; write the entries between [ and ]" })
    .min(min, min === 1 ? `is empty; the page needs some ${noun}` : `has fewer than ${min} ${noun}; add some`)
    .max(max, `has more than ${max} ${noun}, and the page has no room for more; remove some`)
    .meta({ title, noun, ...(sorted && { sorted }) });
}

interface ListOptions<T extends z.ZodType> {
  min?: number;
  max: number;
  noun: string;
  sorted?: boolean;
  summary?: readonly (keyof z.infer<T> & string)[];
}
