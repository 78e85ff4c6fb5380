import type { ContentPath } from "../../content-model/diagnostics";
import { isRecord } from "../../content-model/is-record";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { metaOf, schemaAt } from "../../content-model/walk-schema";
import { type Change, isNothing, isOnlyForm } from "./describe-changes";
import { type FormField, formField, summarize as nameEntry } from "./form-model";
import { lowerFirst } from "./lower-first";
import type { Place } from "./paths";

/** Characters of the longest line in a text that nobody wraps. */
const LINE = 90;

/** Characters of all changes in a pull request: GitHub takes 65,536, of which the instructions need a few. */
const MOST_CHARACTERS = 60_000;

/** Changes in one line: "Client reviews: 1 added, 2 changed; phone number changed". */
export function summarize(changes: readonly Change[]): string {
  const words = changes.filter(({ path }) => path.at(-1) !== "sample");
  /** What has happened to a list or a field, and to which entries of the list. */
  const parts = new Map<string, Map<string, Set<unknown>>>();
  for (const { file, path, kind } of words) {
    const isMoved = kind === "moved";
    const length = isMoved ? path.length : path.findIndex((key) => typeof key === "number");
    const isInList = length >= 0;
    // Most files are one list, which is called like the file.
    const title = titleOf(file, isInList ? path.slice(0, length === 1 ? 0 : length) : path);
    // The pages have fields of the same names, so these stand behind the name of their page.
    const isOfPage = !isInList && path.length > 0 && file !== "site";
    const name = isOfPage ? `${titleOf(file, [])}:` : title;
    const isInEntry = isInList && path.length > length + 1;
    const done = isMoved ? "put in another order" : isInEntry ? "changed" : kind;
    const verb = isOfPage ? `${lowerFirst(title)} ${done}` : done;
    const verbs = parts.get(name) ?? new Map<string, Set<unknown>>();
    const entries = verbs.get(verb) ?? new Set();
    if (isInList && !isMoved) entries.add(path[length]);
    parts.set(name, verbs.set(verb, entries));
  }
  const sentences = [...parts].map(([name, verbs]) => {
    const said = [...verbs].map(([verb, { size }]) => (size > 0 ? `${size} ${verb}` : verb)).join(", ");
    return `${name}${/^\d/.test(said) ? ":" : ""} ${said}`;
  });
  if (words.length < changes.length) sentences.push("Marks of sample content changed");
  return sentences.map((sentence, index) => (index === 0 ? sentence : lowerFirst(sentence))).join("; ");
}

/** The message of a commit: one line, an empty one, and every change with its words. */
export function commitMessage(changes: readonly Change[]): string {
  // GitHub would tell an @owner, and close an issue that a text calls #1: a mark that nobody sees stands in between.
  const words = changes
    .map(showChange)
    .join("\n\n")
    .replaceAll(/(?<!\w)[@#](?=\w)/g, "$&\u2060");
  return `${summarize(changes)}\n\n${words}\n`;
}

/**
 * Changes for people who read a pull request on GitHub. Nothing that somebody has typed becomes a link, a mention or a
 * heading there, as all of it stands in blocks of code, which GitHub does not wrap.
 */
export function changesAsMarkdown(changes: readonly Change[]): string {
  const texts = changes.map(showChange);
  let length = 0;
  const shown = texts.filter((text) => {
    length += text.length + 1;
    return length < MOST_CHARACTERS;
  });
  const runs = shown.join().match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  const rest = texts.length - shown.length;
  const more =
    rest > 0
      ? `\n\n${rest === 1 ? "1 more change has" : `${rest} more changes have`} no room here: see **Files changed**.`
      : "";
  return `${fence}diff\n${shown.join("\n\n")}\n${fence}${more}`;
}

/** The place of a change, then what stood there, then what stands there now. */
function showChange(change: Change): string {
  const { before, after } = wordsOf(change);
  const lines = (sign: string, text: string) => wrap(text).map((line) => `${sign} ${line}`);
  return [`  ${headingOf(change)}`, ...lines("-", before), ...lines("+", after)].join("\n");
}

function wrap(text: string): string[] {
  return text.match(new RegExp(`[^\\n]{1,${LINE}}(?=\\s|$)|\\S{1,${LINE}}`, "g"))?.map((line) => line.trim()) ?? [];
}

/** The place of a change, and what has happened there: "Client reviews: Maria D., October 30, 2026 (added)". */
export function headingOf(change: Change): string {
  const { label, kind } = change;
  if (isOnlyForm(change)) return `${label} (no words that can be read, but its form)`;
  const text = change.before ?? change.after;
  // A text in a list has no name but itself.
  if (kind !== "changed" && typeof text === "string" && /: number \d+$/.test(label)) {
    return `${label.replace(/number \d+$/, text.slice(0, LINE))} (${kind})`;
  }
  return kind === "changed" ? label : `${label} (${kind === "moved" ? "another order" : kind})`;
}

/** What stood there, and what stands there now, each as its form shows it; empty if there is nothing. */
export function wordsOf({ file, path, kind, before, after }: Change): Record<"before" | "after", string> {
  const read = (value: unknown) => {
    const names = kind === "moved" && Array.isArray(value) && value.map((entry) => nameOf(file, path, entry));
    return names ? names.join("\n") : readable({ file, path }, value);
  };
  return { before: read(before), after: read(after) };
}

function nameOf(file: ContentName, list: ContentPath, entry: unknown): string {
  return nameEntry(schemaAt(CONTENT_SCHEMAS[file], [...list, 0]) ?? CONTENT_SCHEMAS[file], entry);
}

/** A value as its form shows it; empty if there is nothing. */
export function readable({ file, path }: Place, value: unknown): string {
  if (path.at(-1) === "sample") return sayMark(file, path, value);
  if (isNothing(value)) return "";
  return readField(formField(schemaAt(CONTENT_SCHEMAS[file], path) ?? CONTENT_SCHEMAS[file]), value);
}

function readField(field: FormField, value: unknown): string {
  // As it is typed: a year has no comma.
  if (typeof value === "number") return String(value);
  if (field.kind === "image") return String(value).replace("./images/", "");
  if (field.kind === "list" && Array.isArray(value)) return value.map((item) => readField(field.item, item)).join("\n");
  if (field.kind !== "group" || !isRecord(value)) return nameEntry(field.schema, value);
  const asked = field.fields.filter(([key]) => !isNothing(value[key]));
  return asked.map(([key, inner]) => `${inner.label}: ${readField(inner, value[key])}`).join("\n");
}

/** Whether something is marked as sample content: "yes: all of it", or the fields that the mark names. */
function sayMark(file: ContentName, path: ContentPath, mark: unknown): string {
  if (isNothing(mark)) return "no: these are the firm’s own words";
  const titles = [mark].flat().map((key) => titleOf(file, [...path.slice(0, -1), String(key)]));
  return `yes: ${Array.isArray(mark) ? titles.join(", ") : "all of it"}`;
}

function titleOf(file: ContentName, path: ContentPath): string {
  return String(metaOf(schemaAt(CONTENT_SCHEMAS[file], path)).title ?? path.at(-1));
}

/** A part of a text; marked if the other text has it not. */
export interface Words {
  text: string;
  isMarked: boolean;
}

/**
 * Two versions of a text, each in parts: what is not in the longest sequence of words that both have is marked. Where
 * there is one version alone, nothing is.
 */
export function markWords(before: string, after: string): { before: Words[]; after: Words[] } {
  if (before === "" || after === "") {
    return { before: [{ text: before, isMarked: false }], after: [{ text: after, isMarked: false }] };
  }
  const [was, is] = [wordsIn(before), wordsIn(after)];
  const isSameWord = (i: number, j: number) => was[i] === is[j];
  /** How many words both have in common from each word of the one and each word of the other on. */
  const common = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1));
  const commonFrom = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = was.length - 1; i >= 0; i--) {
    for (let j = is.length - 1; j >= 0; j--) {
      const longest = Math.max(commonFrom(i + 1, j), commonFrom(i, j + 1));
      common[i]?.fill(isSameWord(i, j) ? commonFrom(i + 1, j + 1) + 1 : longest, j, j + 1);
    }
  }
  const parts: { before: Words[]; after: Words[] } = { before: [], after: [] };
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    const isCommon = i < was.length && j < is.length && isSameWord(i, j);
    const isGone = !isCommon && i < was.length && (j === is.length || commonFrom(i + 1, j) >= commonFrom(i, j + 1));
    if (isCommon || isGone) parts.before.push({ text: was[i++] ?? "", isMarked: isGone });
    if (!isGone) parts.after.push({ text: is[j++] ?? "", isMarked: !isCommon });
  }
  return parts;
}

/** The words of a text, and the spaces between them. */
function wordsIn(text: string): readonly string[] {
  return text.match(/\S+|\s+/g) ?? [];
}
