import * as z from "zod";
import { plainTextProblem } from "./plain-text";

declare module "zod" {
  /** What the schemas say about a field, apart from its type and limits. JSON Schemas include it. */
  interface GlobalMeta {
    /** The name of the GraphQL type of a group or an enum. */
    graphql?: string;
    /** The keys by which people recognize an entry of a list, or a template of Sveltia's. */
    summary?: string | readonly string[];
    /** For VS Code, which cannot run the rule of a text. */
    pattern?: string;
    /** The message for a text that does not match its pattern, in VS Code and the CMS. */
    patternErrorMessage?: string;
    /** The message names the only rule of the field. */
    hasOneRule?: true;
    /** An image's width and height are at least this many pixels. */
    minSide?: number;
    /** Line breaks end the paragraphs of a text. In any other text, they are refused. */
    paragraphs?: true;
    /** A text's kind, unless it is plain text. GraphQL turns an image into a `File`. */
    format?: "date" | "image";
  }
}

/** Returns what is wrong with a text: the rest of the sentence "`field` …". */
type Rule = (text: string) => string | undefined;

const refine = (text: z.ZodString, rule: Rule) =>
  text.superRefine((value, { addIssue }) => {
    const message = rule(value);
    if (message) addIssue({ code: "custom", message });
  });

/** Makes a text field that matches a pattern, or has the problem `message`, and follows a rule. */
function matching(pattern: RegExp, message: string, { max, rule }: { max?: number; rule?: Rule } = {}) {
  const text = (max ? z.string().max(max) : z.string()).regex(pattern, message);
  const field = rule ? refine(text, rule) : text;
  return (title: string) => field.meta({ title, hasOneRule: true, patternErrorMessage: `This ${message}.` });
}

type TextOptions = { max: number; paragraphs?: true };

/** Makes a field for plain text: one line, or `paragraphs`. The layout has room for `max` characters. */
export function text(title: string, { max, paragraphs }: TextOptions) {
  const rule: Rule = (value) =>
    !paragraphs && /[\n\r]/.test(value) ? "has a line break; write one line" : plainTextProblem(value);
  return refine(z.string().min(1).max(max), rule).meta({
    title,
    ...(paragraphs && { paragraphs }),
    // Less than the rule, for an editor that cannot run it.
    pattern: paragraphs ? "^\\S([^\\t]*\\S)?$" : "^\\S([^\\t\\n\\r]*\\S)?$",
    patternErrorMessage: `Write ${paragraphs ? "text" : "one line"} without tabs, and without spaces at its start or end.`,
  });
}

export const phone = matching(
  /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/,
  'is not a phone number of the form "(248) 555-0134"; write it like that',
);

/** Letters of other alphabets can look like Latin ones, and hide where an address leads. */
function hostProblem(host: string): string | undefined {
  const url = `https://${host}`;
  if (!URL.canParse(url)) return "has a sign that no domain has; correct it";
  const { hostname } = new URL(url);
  return hostname === host.toLowerCase() && /^[!-~]+$/.test(host)
    ? undefined
    : `leads to ${hostname}; write that, if it is right`;
}

export const email = matching(
  /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[^\s@.<>"?&#%,;:/\\()]+\.)+[^\s@.<>"?&#%,;:/\\()]{2,}$/,
  'is not an email address of the form "office@example.com"; write it like that',
  { max: 60, rule: (address) => hostProblem(address.split("@")[1] ?? "") },
);

export const zipCode = matching(/^\d{5}(?:-\d{4})?$/, 'is not a ZIP code; write it like "48334"');

export const clockTime = matching(
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  'is not a 24-hour time; write it like "09:00" or "17:30"',
);

/** A link to another site. Only https is allowed: no `javascript:`, `data:` or `http:`. */
export const httpsUrl = matching(
  /^https:\/\/(?:[^\s/?#@.:]+\.)+[^\s/?#@.:]{2,}(?::\d{1,4})?(?:[/?#][^\s"<>\\]*)?$/,
  'is not a complete web address; write it like "https://www.example.com/page"',
  { max: 500, rule: (url) => hostProblem(/^https:\/\/([^/?#:]*)/.exec(url)?.[1] ?? "") ?? plainTextProblem(url) },
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
    new RegExp(String.raw`^\./images/(?!.*(?:[ \\:*?"<>|#%]|[.~]/|/[./~@]))[^./~@].*\.(?:${IMAGE_TYPES})$`),
    'is not the path of a PNG, JPEG, WebP or AVIF; name it like "./images/my-badge.png", without spaces and \\ : * ? " < > | # %',
    { rule: plainTextProblem },
  );
  return path(title).meta({ format: "image", minSide });
}

const NO_DATE = 'is not a date of the form "2025-03-14" (year-month-day); write it like that';
const NO_DAY = "is no such day; correct the month or the day";

/** A day from 1900 to today in Michigan. Any other is a typing mistake. */
export function isoDate(title: string) {
  // The locale "sv" writes 2025-03-14.
  const today = () => new Date().toLocaleDateString("sv", { timeZone: "America/Detroit" });
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
export function object<S extends z.ZodRawShape>(title: string, name: string, fields: S) {
  return z.strictObject(fields).meta({ title, graphql: name });
}

interface ListOptions<Key> {
  /** 1 by default. */
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

/** A field that a file may leave out. Then it is null, as in GraphQL. */
export function optional<T extends z.ZodType>(field: T) {
  return field.optional().transform((value) => value ?? null);
}
