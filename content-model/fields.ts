import * as z from "zod";
import { plainTextProblem } from "./plain-text";

// Zod would compile code, which the policy of the CMS forbids.
z.config({ jitless: true });

declare module "zod" {
  /** What the schemas say about a field, apart from its type and limits. JSON Schemas include it. */
  interface GlobalMeta {
    /** The name of the GraphQL type of a group or an enum. */
    graphql?: string;
    pattern?: string;
    /** The message for a text that does not match its pattern, in VS Code and the CMS. */
    patternErrorMessage?: string;
    /** An image's width and height are at least this many pixels. */
    minSide?: number;
    /** Line breaks end the paragraphs of a text. In any other text, they are refused. */
    paragraphs?: true;
    /** The firm's lawyer approves it. */
    claim?: true;
    /** A text's kind, unless it is plain text. GraphQL turns an image into a `File`. */
    format?: "date" | "image";
  }
}

/** Makes a text field that matches a pattern, or has the problem `message`: the rest of the sentence "`field` …". */
function matching(pattern: RegExp, message: string) {
  const plain = z
    .string()
    .min(1)
    .superRefine((input, { addIssue }) => {
      const problem = plainTextProblem(input);
      if (problem) addIssue(problem);
    });
  const field = plain.regex(pattern, message);
  return (title: string) => field.meta({ title, patternErrorMessage: `This ${message}.` });
}

// A page shows a tab or a line break as a space, so they are not what was meant.
const ONE_LINE = matching(/^\S([^\t\n\r]*\S)?$/, "has a line break, a tab, or a space at its start or end; delete it");
const PARAGRAPHS = matching(/^\S([^\t]*\S)?$/, "has a tab, or a space at its start or end; delete it");

/** Makes a field for plain text: one line, or `paragraphs`. The layout has room for `max` characters. */
export function text(title: string, { max, paragraphs }: { max: number; paragraphs?: true }) {
  return paragraphs ? PARAGRAPHS(title).max(max).meta({ paragraphs }) : ONE_LINE(title).max(max);
}

export const phone = matching(
  /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/,
  'is not a phone number of the form "(248) 555-0134"; write it like that',
);

/** Only a to z: letters of other alphabets can look like these, and hide where an address leads. */
const DOMAIN = "\\b[a-zA-Z0-9-]+(?:\\b\\.\\b[a-zA-Z0-9-]+)+\\b";

export const email = matching(
  new RegExp(`^[\\w.'+-]+@${DOMAIN}$`),
  'is not an email address of the form "office@example.com"; write it like that, its domain with a to z only',
);

const HTTPS_URL = `https://${DOMAIN}(?::\\d+)?(?:[/?#][^\\s"<>\\\\]*)?`;

/** A link to another site. Only https is allowed: no `javascript:`, `data:` or `http:`. */
export const httpsUrl = matching(
  new RegExp(`^${HTTPS_URL}$`),
  'is not a complete web address; write it like "https://www.example.com/page", its domain with a to z only',
);

/** A link to another site, or to a page of this one. */
export const pageOrUrl = matching(
  new RegExp(`^(?:/(?:[a-z0-9-]+/)+|${HTTPS_URL})$`),
  'is neither a page of this site, such as "/privacy/", nor a complete web address; write it like one of the two',
);

/** The address of this site: https and the domain, as browsers write it, with nothing after it. */
export const siteUrl = matching(
  /^https:\/\/\b[a-z0-9-]+(?:\b\.\b[a-z0-9-]+)+\b$/,
  'is not "https://" and a lowercase domain; write it like "https://www.example.com", without a slash at the end',
);

export const zipCode = matching(/^\d{5}(?:-\d{4})?$/, 'is not a ZIP code; write it like "48334"');

/** The two letters of a state, as on an envelope. */
export const stateCode = matching(/^[A-Z]{2}$/, 'is not the two letters of a state; write them like "MI"');

// Not `z.iso.time()`: VS Code takes its format for a time with a time zone.
export const clockTime = matching(
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  'is not a 24-hour time; write it like "09:00" or "17:30"',
);

const imageName = matching(
  /^\.\/images\/(?![.~]|.*(?:\/[./~]|~\/))[^\s\\:*?"<>|#%]+\.(?:png|jpe?g|webp|avif|PNG|JPE?G|WEBP|AVIF)$/,
  'is not the path of a PNG, JPEG, WebP or AVIF; name it like "./images/my-badge.png", without spaces and \\ : * ? " < > | # %',
);

/** The path of an image in the content folder. GraphQL turns it into a `File`. */
export function imagePath(title: string, { minSide }: { minSide: number }) {
  return imageName(title).meta({ format: "image", minSide });
}

/** A day from 1900 to today, in UTC, which is never behind Michigan's time. Any other is a typing mistake. */
export function isoDate(title: string) {
  const today = () => new Date().toISOString().slice(0, 10);
  return z.iso
    .date()
    .refine((date) => date >= "1900", "is before 1900; correct the year")
    .refine((date) => date <= today(), "is in the future; correct the year, month or day")
    .meta({ title, patternErrorMessage: "Write the date like 2025-03-14: year, month, day." });
}

/** One of a few words, which form a GraphQL enum called `name`. */
export function enumeration<T extends string>(title: string, name: string, values: readonly T[]) {
  return z.enum(values).meta({ title, graphql: name });
}

/** A group of fields, whose GraphQL type is called `name`. Unknown fields are refused: they may be typos. */
export function object<S extends z.ZodRawShape>(title: string, name: string, fields: S) {
  return z.strictObject(fields).meta({ title, graphql: name });
}

/** A list of 1 (or `min`) to `max` entries. No two may have the same keys `unique` or, by default, the same value. */
export function list<T extends z.ZodType>(
  title: string,
  item: T,
  { min = 1, max, unique }: { min?: number; max: number; unique?: readonly (keyof z.infer<T> & string)[] },
) {
  // To a person, capitals and small letters are the same.
  const nameOf = (entry: z.infer<T>) => JSON.stringify(unique?.map((key) => entry[key]) ?? entry).toLowerCase();
  return z
    .array(item)
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
