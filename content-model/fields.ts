import * as z from "zod";

declare module "zod" {
  /** What the schemas say about a field, apart from its type and limits. JSON Schemas include it. */
  interface GlobalMeta {
    /** The name of the GraphQL type of a group or an enum. */
    graphql?: string;
    /** The keys by which people recognize an entry of a list, or a template of Sveltia's. */
    summary?: string | readonly string[];
    /** A pattern and its message, for VS Code and the CMS. */
    pattern?: string;
    patternErrorMessage?: string;
    /** An image's width and height are at least this many pixels. */
    minSide?: number;
    /** Whether a page shows this plain text. */
    isShown?: boolean;
    /** Line breaks end the paragraphs of a text. In any other text, they are refused. */
    paragraphs?: true;
    /** A text's kind, unless it is plain text. GraphQL turns an image into a `File`. */
    format?: "date" | "image";
  }
}

/** Elements that people paste from web pages. "<name>" and "x<y" are plain text. */
const NAMES = "a|b|br|div|em|font|h[1-6]|i|iframe|img|li|ol|p|script|span|strong|style|svg|table|t[dr]|u|ul";
const TAG = String.raw`<(?:!--|\/?(?:${NAMES}|${NAMES.toUpperCase()})(?:\s+[\w-]+\s*=[^<>]*)?\s*\/?>)`;
const CONTROL = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029`;
/** Half of a character that takes two. */
const LONE = String.raw`[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]`;
/** What nobody sees as it is meant. */
const HIDDEN = String.raw`[\s${CONTROL}\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0]|\udb40[\udc00-\udfff]|${LONE}`;

/** What no text may contain. Nothing is removed silently. */
const FORBIDDEN: readonly [pattern: string, message: string][] = [
  [String.raw`\t`, "has a tab; write a space instead"],
  [String.raw`\xad`, "has an invisible hyphen, often from Word; retype the word"],
  [String.raw`\u200b`, "has an invisible space, often from a web page; retype the words around it"],
  [String.raw`\u2060`, "has an invisible word joiner; retype the words around it"],
  [String.raw`\ufeff`, "has an invisible byte order mark; retype the words around it"],
  [String.raw`\u2800`, "has an empty Braille sign; write a space instead"],
  [String.raw`\ufffd`, "has a sign for lost letters; retype the word"],
  [`[${CONTROL}]`, "has a control character; retype the words around it"],
  [LONE, "has half of a character; retype the words around it"],
  [TAG, "has an HTML tag, which the page would show as it is; write plain text"],
  [`^(?:${HIDDEN})+$`, "has nothing that can be seen; write the text"],
  [String.raw`^\s|\s$`, "has a space or a line break at its start or end; delete it"],
];
const ONE_LINE = [[String.raw`[\n\r]`, "has a line break; write one line"], ...FORBIDDEN] as const;

const DIRECTION =
  /[\u202a\u202b\u202d\u202e][^\u202a-\u202e\u2066-\u2069\n]*\u202c|[\u2066-\u2068][^\u202a-\u202e\u2066-\u2069\n]*\u2069/g;

/** Each change of the direction of writing has to end in its paragraph. It would turn the words after it, too. */
function findTurn(text: string): string | undefined {
  const rest = text.replace(DIRECTION, "");
  if (rest !== text) return findTurn(rest);
  if (!/[\u202a-\u202e\u2066-\u2069]/.test(text)) return undefined;
  return "changes the direction of writing and does not end it; retype the text";
}

/** Makes a text field matching a pattern. `message` completes the sentence "`field` …". */
function matching(pattern: RegExp, message: string, text = z.string(), isValid = (_text: string) => true) {
  const valid = text.regex(pattern, message).refine(isValid, message);
  return (title: string) => valid.meta({ title, patternErrorMessage: `This ${message}.` });
}

type TextOptions = { max: number; paragraphs?: true; isShown?: boolean };

/** Makes a field for plain text: one line, or `paragraphs`. The layout has room for `max` characters. */
export function text(title: string, { max, paragraphs, isShown = true }: TextOptions) {
  const forbidden = paragraphs ? FORBIDDEN : ONE_LINE;
  const faultOf = (value: string) =>
    forbidden.find(([pattern]) => new RegExp(pattern).test(value))?.[1] ?? findTurn(value);
  const error = ({ input }: { input?: unknown }) => faultOf(String(input));
  const limited = z.string().min(1).max(max);
  const kind = paragraphs ? "plain text" : "one line of plain text";
  return limited
    .refine((value) => !faultOf(value), { error })
    .meta({
      title,
      isShown,
      ...(paragraphs && { paragraphs }),
      pattern: `^(?![^]*(?:${forbidden.map(([pattern]) => pattern).join("|")}))`,
      patternErrorMessage: `Write ${kind}, without HTML tags and invisible characters, and without spaces at its start or end.`,
    });
}

export const phone = matching(
  /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/,
  'is not a phone number of the form "(248) 555-0134"; write it like that',
);

export const email = matching(
  new RegExp(String.raw`^(?!.*(?:${HIDDEN}|[<>"?&#%,;:/\\()]))[^@.]+(?:\.[^@.]+)*@(?:[^@.]+\.)+[^@.]{2,}$`),
  'is not an email address of the form "office@example.com"; write it like that',
  z.string().max(60),
);

const STATES =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";
export const stateCode = matching(
  new RegExp(`^(?:${STATES})$`),
  'is not a state in two capital letters; write it like "MI"',
);

export const zipCode = matching(/^\d{5}(?:-\d{4})?$/, 'is not a ZIP code; write it like "48334"');

export const clockTime = matching(
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  'is not a 24-hour time; write it like "09:00" or "17:30"',
);

/** A link to another site. Only https is allowed: no `javascript:`, `data:` or `http:`. */
export const httpsUrl = matching(
  new RegExp(String.raw`^https://(?!.*(?:${HIDDEN}|["<>\\]))(?:[^/?#@.:]+\.)+[^/?#@.:]{2,}(?::\d{1,4})?(?:[/?#].*)?$`),
  'is not a complete web address; write it like "https://www.example.com/page"',
  z.string().max(500),
  (url) => URL.canParse(url),
);

/** The address of this site: https and the domain, as browsers write it, with nothing after it. */
export const siteUrl = matching(
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
  'is not "https://" and a lowercase domain; write it like "https://www.example.com", without a slash at the end',
);

/** The extensions of images: a pattern for capitals and small letters, since JSON Schemas have no flags. */
export const IMAGE_TYPES = "[pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF]";

/** The path of an image in the content folder. GraphQL turns it into a `File`. */
export function imagePath(title: string, { minSide }: { minSide: number }) {
  const path = matching(
    new RegExp(String.raw`^\./images/(?!.*(?:${HIDDEN}|[\\:*?"<>|#%]|\./|/[./]))[^./][^]*\.(?:${IMAGE_TYPES})$`),
    'is not the path of a PNG, JPEG, WebP or AVIF; name it like "./images/my-badge.png", without \\ : * ? " < > | # %',
    z.string().refine((name) => !/\s/.test(name), "has a space; rename the image, with a dash for each space"),
  );
  return path(title).meta({ format: "image", minSide });
}

const NO_DATE = 'is not a date of the form "2025-03-14" (year-month-day); write it like that';
const NO_DAY = "is no such day; correct the month or the day";

/** A day from 1900 to today. Any other is a typing mistake. */
export function isoDate(title: string) {
  const today = () => new Date().toISOString().slice(0, 10);
  const error = ({ input }: { input?: unknown }) =>
    typeof input !== "string" ? undefined : /^\d{4}-\d\d-\d\d$/.test(input) ? NO_DAY : NO_DATE;
  return z.iso
    .date({ error })
    .refine((date) => "1900" <= date, "is before 1900; correct the year")
    .refine((date) => date <= today(), "is in the future; correct the year, month or day")
    .meta({ title, format: "date" });
}

export function integer(title: string, { min, max }: { min: number; max: number }) {
  return z.int().min(min).max(max).meta({ title });
}

export const flag = (title: string) => z.boolean().meta({ title });

/** One of a few words, which form a GraphQL enum called `name`. */
export function enumeration<T extends string>(title: string, name: string, values: readonly T[]) {
  return z.enum(values).meta({ title, graphql: name });
}

/** A group of fields, whose GraphQL type is called `name`. Unknown fields are refused: they may be typos. */
export function object<S extends z.ZodRawShape>(name: string, title: string, fields: S) {
  return z.strictObject(fields).meta({ title, graphql: name });
}

interface ListOptions<Key> {
  /** 1 by default; 0 if the page can leave the list out. */
  min?: number;
  max: number;
  /** The keys that make two entries the same; by default, the whole entry. */
  unique?: readonly Key[];
  /** The keys by which people recognize an entry, or a template of Sveltia's with {{key}}. */
  summary?: readonly Key[] | `${string}{{${string}`;
}

/** Returns how a name looks to a person, to whom capitals, wide spaces and ways to write an accent are the same. */
function asSeen(name: string): string {
  return name.normalize("NFKC").replace(/\s+/g, " ").toLowerCase();
}

/** A list without duplicates, with room for about ten times the sample content. */
export function list<T extends z.ZodType>(title: string, item: T, options: ListOptions<keyof z.infer<T> & string>) {
  const { min = 1, max, unique, summary } = options;
  const nameOf = (entry: z.infer<T>) => asSeen(JSON.stringify(unique?.map((key) => entry[key]) ?? entry));
  return z
    .array(summary ? item.meta({ ...item.meta(), summary }) : item)
    .min(min)
    .max(max)
    .superRefine((entries, { addIssue }) => {
      const names = entries.map(nameOf);
      for (const [index, name] of names.entries()) {
        const first = names.indexOf(name);
        const message = `is the same as entry ${first + 1} of this list; change or delete one of the two`;
        if (first < index) addIssue({ code: "custom", path: [index], message });
      }
    })
    .meta({ title });
}

/** A list that the page can leave out. It is optional, because the CMS writes no empty lists. */
export function optionalList<T extends z.ZodType>(...[title, item, options]: Parameters<typeof list<T>>) {
  return list(title, item, { ...options, min: 0 }).optional();
}
