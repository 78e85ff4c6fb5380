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
    /** A text's kind, unless it is plain text. GraphQL turns an image into a `File`. */
    format?: "date" | "image";
  }
}

/** Elements that people paste from web pages. "<name>" and "x<y" are plain text. */
const NAMES = "a|b|br|div|em|font|h[1-6]|i|iframe|img|li|ol|p|script|span|strong|style|svg|table|t[dr]|u|ul";
const TAG = String.raw`<(?:!--|\/?(?:${NAMES}|${NAMES.toUpperCase()})(?:\s+[\w-]+\s*=[^<>]*)?\s*\/?>)`;
const CONTROL = String.raw`[\u0000-\u001f\u007f-\u009f\u2028\u2029]`;

/** What no text may contain. */
const FORBIDDEN: readonly [pattern: string, message: string][] = [
  [CONTROL, "has a line break, a tab or another control character; write one line"],
  [TAG, "has an HTML tag, which the page would show as it is; write plain text"],
  [String.raw`^\s|\s$`, "has a space at its start or end; delete it"],
];

/** Makes a text field matching a pattern. `message` completes the sentence "`field` …". */
function matching(pattern: RegExp, message: string, text = z.string()) {
  return (title: string) => text.regex(pattern, message).meta({ title, patternErrorMessage: `This ${message}.` });
}

/** Makes a field for one line of plain text. The layout has room for `max` characters. */
export function text(title: string, { max }: { max: number }) {
  const plain = FORBIDDEN.reduce(
    (schema, [pattern, message]) => schema.refine((value) => !new RegExp(pattern).test(value), message),
    z.string().min(1).max(max),
  );
  return plain.meta({
    title,
    pattern: String.raw`^(?!\s|[^]*\s$|[^]*(?:${CONTROL}|${TAG}))`,
    patternErrorMessage: "Write one line of plain text, without HTML tags, and without spaces at its start or end.",
  });
}

export const phone = matching(
  /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/,
  'is not a phone number of the form "(248) 555-0134"; write it like that',
);

export const email = matching(
  /^[^\s@<>".]+(?:\.[^\s@<>".]+)*@(?:[^\s@<>".]+\.)+[^\s@<>".]{2,}$/,
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
  /^https:\/\/(?:[^\s"<>\\/?#@.:]+\.)+[^\s"<>\\/?#@.:]{2,}(?::\d{1,4})?(?:[/?#][^\s"<>\\]*)?$/,
  'is not a complete web address; write it like "https://www.example.com/page"',
  z.string().max(500),
);

/** The address of this site: https and the domain, as browsers write it, with nothing after it. */
export const siteUrl = matching(
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
  'is not "https://" and a lowercase domain; write it like "https://www.example.com", without a slash at the end',
);

/** The path of an image in the content folder. GraphQL turns it into a `File`. */
export function imagePath(title: string, { minSide }: { minSide: number }) {
  const path = matching(
    /^\.\/images\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:png|jpe?g|webp|avif)$/,
    'is not the path of a PNG, JPEG, WebP or AVIF; name it like "./images/my-badge.png", using a-z, 0-9 and -',
  );
  return path(title).meta({ format: "image", minSide });
}

/** A day from 1900 to today. Any other is a typing mistake. */
export function isoDate(title: string) {
  const today = () => new Date().toISOString().slice(0, 10);
  return z.iso
    .date('is not a date of the form "2025-03-14" (year-month-day); write it like that')
    .refine((date) => "1900" <= date && date <= today(), "is before 1900 or in the future; correct the year")
    .meta({ title, format: "date" });
}

export function integer(title: string, { min, max }: { min: number; max: number }) {
  return z.int().min(min).max(max).meta({ title });
}

/** One of a few words, which form a GraphQL enum called `name`. */
export function enumeration<T extends string>(title: string, name: string, values: readonly T[]) {
  return z.enum(values).meta({ title, graphql: name });
}

/** A group of fields, whose GraphQL type is called `name`. Unknown fields are refused: they may be typos. */
export function object<S extends z.ZodRawShape>(name: string, title: string, fields: S) {
  return z.strictObject(fields).meta({ title, graphql: name });
}

interface ListOptions<T> {
  /** 1 by default; 0 if the page can leave the list out. With 0, make it optional: the CMS writes no empty lists. */
  min?: number;
  max: number;
  /** What makes two entries the same; by default, the whole entry. */
  unique?: (entry: T) => string;
  summary?: `${string}{{${string}` | readonly (keyof T & string)[];
}

/** A list without duplicates, with room for about ten times the sample content. */
export function list<T extends z.ZodType>(title: string, item: T, options: ListOptions<z.infer<T>>) {
  const { min = 1, max, unique = JSON.stringify, summary } = options;
  return z
    .array(summary ? item.meta({ ...item.meta(), summary }) : item)
    .min(min)
    .max(max)
    .superRefine((entries, { addIssue }) => {
      const names = entries.map((entry) => unique(entry).toLowerCase());
      for (const [index, name] of names.entries()) {
        const first = names.indexOf(name);
        const message = `is the same as entry ${first + 1} of this list; change or delete one of the two`;
        if (first < index) addIssue({ code: "custom", path: [index], message });
      }
    })
    .meta({ title });
}
