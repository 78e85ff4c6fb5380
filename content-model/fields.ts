import * as z from "zod";
import type { Derive } from "./derived-values";
import type { ImageFormat } from "./image-metadata";

declare module "zod" {
  /** Annotations of fields. The site needs none of them: they are for rules, for VS Code and for the editor's forms. */
  interface GlobalMeta {
    /** See `derived`. */
    derive?: Derive;
    /** The value is derived even if the file has one. */
    ignoresFile?: boolean;
    /** Forms do not offer it. */
    hidden?: boolean;
    /** The keys that tell an entry of a list from the others, for people. */
    summary?: readonly string[];
    /** A list from A to Z. */
    sorted?: boolean;
    /** What the entries of a list are called. */
    noun?: string;
    image?: ImageRequirements;
    date?: boolean;
    time?: boolean;
    /** What was typed in another form, in that of the field where it can only mean that; all else as it is. */
    normalize?: (typed: string) => string;
    /** Addresses or numbers that are nobody's, reserved for examples: sample content even where nobody marked it. */
    reserved?: RegExp;
    examples?: readonly string[];
  }
}

// The editor's pages forbid code made of text, which zod would try, and the browser would report.
z.config({ jitless: true });

/**
 * The kinds of value an editor may write. The title is what editors call the field; `.describe("…")` adds what VS Code
 * shows beside it. Every message completes the sentence "`field` …" and says what is expected, in plain English.
 */

/** A Cyrillic or Greek letter that may look like a Latin one: all but the Greek ones with a shape of their own. */
const LOOKALIKE = "(?![ΔΘΛΞΠΣΦΨΩγδθλμπσφψω])[\\p{Script=Cyrillic}\\p{Script=Greek}]";

/** Full-width and mathematical letters and digits. */
const DISGUISED = "[\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\u{1d400}-\\u{1d7ff}]";

/** Joiners, variation selectors and tags, where they belong: in emoji, and between letters of other scripts. */
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
/** The same in the three ways in which people write them: VS Code takes patterns without flags. */
const HTML_NAMES = [
  HTML_ELEMENTS,
  HTML_ELEMENTS.toUpperCase(),
  HTML_ELEMENTS.replace(/(?<=^|\|)\w/g, (letter) => letter.toUpperCase()),
].join("|");
/** What word processors and web pages write for a character. Not "AT&T;", which is one. */
const HTML_ENTITIES =
  "nbsp|amp|lt|gt|quot|apos|[lr]s?[ads]quo|[mn]dash|hellip|[lrudh]arr|copy|reg|trade|sect|para|deg|middot|" +
  "bull|times|frac\\d\\d|euro|cent|pound|shy|zwn?j|szlig|[AaOo][Ee]lig|" +
  "[A-Za-z](?:acute|grave|circ|tilde|uml|ring|cedil|slash|caron)|#\\d+|#[xX][0-9A-Fa-f]+";

/** Zero-width and direction marks, soft hyphens, accents on no letter, private use: in a file, but not on a screen. */
const INVISIBLE = new RegExp(
  `(?!${JOINED})[\\p{Default_Ignorable_Code_Point}\\p{Private_Use}\\u2800\\ufffc]|(?<=^|\\s|\\p{M}{3})\\p{M}`,
  "u",
);

type TextRule = readonly [forbidden: RegExp, error: string, mend?: (found: string, at: number, text: string) => string];

/**
 * What no text may hold, in the order in which it is reported. The editors' schema repeats it. Where there is only one
 * text that can have been meant, the rule says what stands there then.
 */
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
  // Cyrillic "а" or Greek "ο" in a Latin word, full-width "Ａ", mathematical "𝐀": nobody who searches finds the word.
  [
    LETTER_OF_ANOTHER_ALPHABET,
    "contains a letter of another alphabet that only looks like one of ours; retype the word by hand",
  ],
  // "<a quarter acre" is none: an element ends, or has an attribute with a value. In quotes, an entity is spoken of.
  [
    new RegExp(
      `<(?:[!?]|/?(?:${HTML_NAMES})(?:(?:\\s[^<>]*|/)?>|\\s+[\\w-]+\\s*=|\\s*$))|(?<!["'“‘])&(?:${HTML_ENTITIES});`,
    ),
    "contains HTML, which the page would show as it is typed; write plain text",
  ],
  // After a sentence, some typists write two.
  [
    /^\s+|\s+$|(?<![.?!:]["”’)]?)[ \u00a0]{2,}/,
    "has a space at its start or end, or two in a row within a sentence; remove the extra space",
    (found, at, text) => (at === 0 || at + found.length === text.length ? "" : " "),
  ],
];

const MENDS = TEXT_RULES.flatMap(([forbidden, , mend]) =>
  mend ? [{ everywhere: new RegExp(forbidden, `${forbidden.flags}g`), mend }] : [],
);

/**
 * The same words without what only comes along when they are pasted: line breaks, tabs, extra spaces and all that cannot
 * be seen. A text that has nothing of the kind stays as it is.
 */
export function cleanText(text: string): string {
  const cleaned = MENDS.reduce((rest, { everywhere, mend }) => rest.replace(everywhere, mend), text);
  return cleaned === text ? text : cleanText(cleaned);
}

/** Clean words that are put between others: a space at an end keeps them apart. */
export function cleanPart(text: string): string {
  const [, before = "", after = ""] = /^( ?).*?( ?)$/s.exec(text) ?? [];
  return before + cleanText(text) + after;
}

/** Whether a person would not see all that `cleanText` takes out. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

function plain(schema: z.ZodString): z.ZodString {
  return TEXT_RULES.reduce(
    (text, [forbidden, error]) => text.refine((value) => !forbidden.test(value), { error }),
    schema,
  ).meta({ plainText: true });
}

/**
 * A kind of text that has one fixed form. Editors get the form and the message as well.
 *
 * @param rewrite brings into that form what people write instead
 */
function format(
  form: RegExp,
  error: string,
  defaultExample: string,
  { rewrite = (typed) => typed, ...annotations }: z.GlobalMeta & { rewrite?: (typed: string) => string } = {},
) {
  const normalize = rewriteTo((text) => form.test(text), rewrite);
  return (title: string, { example = defaultExample } = {}) =>
    z
      .string()
      .regex(form, error)
      .meta({ title, examples: [example], patternErrorMessage: sentence(error), normalize, ...annotations });
}

/** Takes what was rewritten only where it is valid: a person finds what is wrong in their own words. */
function rewriteTo(isValid: (text: string) => boolean, rewrite: (typed: string) => string) {
  return (typed: string): string => {
    const text = rewrite(typed);
    return isValid(text) ? text : typed;
  };
}

/** A message without its field: "is not a date" → "This is not a date." */
export function sentence(message: string): string {
  return `This ${message}.`;
}

/** One line of plain text, at most as many characters as the layout carries without harm. */
export function text(title: string, { max, example }: { max: number; example?: string }) {
  const tooLong = `is longer than ${max} characters, which is what the layout carries; shorten it`;
  return plain(z.string().min(1, "is empty; write the text").max(max, tooLong)).meta({
    title,
    ...(example && { examples: [example] }),
  });
}

/** A text that the social image bears as well: in Latin letters, and in what that image has a stand-in for. */
export function drawnText(title: string, limits: { max: number }) {
  return text(title, limits).refine(
    (value) => !/(?![\p{Script=Latin}ʻʼ])\p{L}|(?!\ufe0f)\p{M}/u.test(value.normalize("NFC")),
    {
      error: "has a letter that the image for shared links cannot show; write it in Latin letters",
    },
  );
}

/** Words on which visitors and tests rely: an editor may not change them. */
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

/** One with a letter that only looks right leads to nobody, or to somebody else. */
export const email: typeof emailForm = (title, options) =>
  emailForm(title, options).refine((value) => !LETTER_OF_ANOTHER_ALPHABET.test(value), {
    error: "contains a letter of another alphabet that only looks like one of ours; retype the address by hand",
  });

/** Those for which there are counties, places and time zones; a territory has none of them here. */
const STATES =
  "AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|" +
  "PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY";

const STATE_CODE = new RegExp(`^(?:${STATES})$`);
export const stateCode = format(STATE_CODE, 'is not a state in two capital letters, as in "MI"', "MI", {
  rewrite: (typed) => typed.toUpperCase(),
});

export const zipCode = format(/^\d{5}(?:-\d{4})?$/, 'is not a ZIP code of the form "48334"', "48334", {
  rewrite: (typed) => typed.replace(/\s/g, "").replace(/^(\d{5})[\u2010-\u2015-]?(\d{4})$/, "$1-$2"),
});

/** A clock time of the day, 24 hours. */
export const clockTime = format(
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  'is not a time of the form "09:00" or "17:30"',
  "09:00",
  { time: true, rewrite: (typed) => typed.replace(/^\d:/, "0$&") },
);

/** A permanent name for one entry. Pages find one themselves, so forms do not offer it. */
export const id = format(
  /^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'may only hold small letters, digits and hyphens, at most 60, as in "quitclaim-deed"',
  "quitclaim-deed",
  { hidden: true },
);

function isHttpsUrl(value: string): boolean {
  if (!/^https:\/\/[^\s"<>\\]+$/.test(value)) return false;
  try {
    // Not `URL.canParse`: once Node 20 has optimized it, it takes no letters with accents.
    const { username, password, hostname } = new URL(value);
    return username === "" && password === "" && hostname.includes(".");
  } catch {
    return false;
  }
}

/** An outbound address. Anything but https (`javascript:`, `data:`, `http:`) is refused. */
export function httpsUrl(title: string, { example = "https://www.example.com/page" } = {}) {
  const error = 'is not a complete web address that starts with "https://"';
  const url = z.string().max(500, "is longer than 500 characters; use a shorter link").refine(isHttpsUrl, { error });
  return plain(url).meta({
    title,
    pattern: "^https://[^\\s/]+\\.[^\\s]+$",
    patternErrorMessage: sentence(error),
    examples: [example],
    reserved: /^https:\/\/(?:[^/?#]*\.)?example\.(?:com|net|org)(?![^/?#:])/i,
    // Not "http://…": whether the same page is there with "https" is not known.
    normalize: rewriteTo(isHttpsUrl, (typed) =>
      typed.replace(/^https:\/\//i, "https://").replace(/^(?=www\.[^./]+\.)/i, "https://"),
    ),
  });
}

/** The site's own address: an https origin as browsers write it, nothing after the host. */
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
    .refine((value) => value >= "1900", { error: "lies before 1900; mind the year" })
    .refine((value) => value <= new Date().toISOString().slice(0, 10), {
      error: () => {
        const today = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
        return `lies in the future; write the date on which it was said or counted; this computer's date is ${today}`;
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

/** What the place of an image asks of the file (image-rule.ts). Sides in pixels; an SVG has none. */
export interface ImageRequirements {
  formats: readonly ImageFormat[];
  sidesAtLeast?: number;
  longestSideAtLeast?: number;
  /** Width and height to which the page cuts it. One of which too much would be cut off is refused. */
  shape?: readonly [width: number, height: number];
}

/** An image beside the content file, as a relative path; GraphQL turns it into a `File`. */
export function imagePath(
  title: string,
  { example = "./images/awards/my-badge.png", ...image }: ImageRequirements & { example?: string },
) {
  const extensions = image.formats.map((format) => (format === "jpeg" ? "jpe?g" : format)).join("|");
  const formats = image.formats.join(", ").toUpperCase();
  return format(
    new RegExp(`^\\./images/(?:[a-z0-9-]+/)*[a-z0-9-]+\\.(?:${extensions})$`),
    `is not the path of an image of the form "${example}" (${formats}; small letters, digits, hyphens)`,
    example,
  )(title).meta({ graphql: "File", image });
}

export function altText(title: string) {
  // What cameras and programs call a file, or an editor who has nothing to say.
  const saysNothing = /\.(?:png|jpe?g|webp|avif|gif|svg)$|^(?:image|picture|photo|badge|img|dsc)[\s_-]*\d*$/i;
  return text(title, { max: 160 }).refine((value) => !saysNothing.test(value), {
    error: "looks like a file name; say what the image shows",
  });
}

/** A kind of number, by what is said of other values. */
function number(schema: z.ZodNumber, annotations: z.GlobalMeta = {}) {
  return (title: string, { min, max }: { min: number; max: number }) =>
    schema
      .min(min, `is smaller than ${min}`)
      .max(max, `is larger than ${max}`)
      .meta({ title, ...annotations });
}

export const integer = number(z.int("is not a whole number; write digits and nothing else"), {
  // 26,500
  normalize: (typed) => (/^\d{1,3}(?:,\d{3})+$/.test(typed) ? typed.replaceAll(",", "") : typed),
});

export const decimal = number(z.number("is not a number; write digits, with a point for decimals, and nothing else"));

/** A place in the United States. */
export const position = {
  latitude: decimal("Latitude", { min: 17, max: 72 }).describe("Degrees north."),
  longitude: decimal("Longitude", { min: -180, max: -64 }).describe("Degrees; west is negative."),
};

export function boolean(title: string) {
  return z.boolean("is neither true nor false; write one of the two, without quotes").meta({ title });
}

/** One of a few fixed words. To GraphQL they are the enum of this name, so they are letters and digits, no hyphen. */
export function enumeration<T extends string>(title: string, name: string, values: readonly T[]) {
  const error = `is none of the possible values: ${values.map((value) => `"${value}"`).join(", ")}`;
  return z.enum(values, error).meta({ title, graphql: name, errorMessage: sentence(error).replaceAll('"', "") });
}

/** What in this group is still sample content. */
export const sample = z
  .union([z.literal(true), z.array(z.string()).min(1)], {
    error:
      'is neither true nor a list of field names such as ["phone", "email"]; delete it when nothing here is sample any more',
  })
  .optional()
  .meta({
    title: "Still sample content",
    description:
      "true, or the names of the fields here that still hold sample values. Replace the values, then delete this line. While any is left on the site, search engines are kept out.",
    graphql: "skip",
  });

/** A group of fields, which GraphQL calls `name`. Unknown keys are refused, or a typo would vanish. */
export function object<S extends z.ZodRawShape>(name: string, title: string, fields: S) {
  return z.strictObject({ ...fields, sample }).meta({ title, graphql: name });
}

/** A field that may be left out: its value then follows from others that stand above it in its group. */
export function derived<T extends z.ZodType>(schema: T, derive: Derive<z.infer<T>>) {
  return schema.meta({ derive }).optional();
}

/** A permanent name that a file may give to an entry, and that no page asks for. */
export const optionalId = id("Permanent name").meta({ graphql: "skip" }).optional();

/**
 * Entries of one kind.
 *
 * @param options.min 1 if left out; 0 where the page leaves out what has no entries
 * @param options.noun what messages call the entries
 * @param options.sorted from A to Z
 * @param options.summary the keys that tell one entry from another, for people; the first text if left out
 */
export function list<T extends z.ZodType>(title: string, item: T, options: ListOptions<T>) {
  const { min = 1, max, noun, sorted, summary } = options;
  return z
    .array(summary ? item.meta({ summary }) : item, { error: "is not a list; write the entries between [ and ]" })
    .min(min, `has fewer than ${min} ${noun}; the page needs at least that many`)
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
