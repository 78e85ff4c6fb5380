import type { ContentPath } from "../../content-model/diagnostics";
import { isRecord } from "../../content-model/is-record";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { metaOf, schemaAt } from "../../content-model/walk-schema";
import { type Change, isNothing, isOnlyFormatting } from "./describe-changes";
import { type FormField, formField, lowerFirst, summarize as nameEntry } from "./form-model";
import type { Place } from "./paths";

/** The longest line, in characters, of texts that git and GitHub do not wrap. */
const LINE_LENGTH = 90;

/** The most characters for all changes in a pull request. GitHub allows 65,536 for its whole text. */
const MAX_LIST_LENGTH = 60_000;

/** Describes changes in one line: "Client reviews: 1 added, 2 changed; phone number changed". */
export function summarize(changes: readonly Change[]): string {
  const inWords = changes.filter(({ path }) => path.at(-1) !== "sample");
  const parts = inWords.map(summaryPart);
  const names = new Set(parts.map(({ name }) => name));
  const sentences = [...names].map((name) => {
    const about = parts.filter((part) => part.name === name);
    const verbs = new Set(about.map(({ verb }) => verb));
    const counted = [...verbs].map((verb) => {
      const entries = about.flatMap((part) => (part.verb === verb ? (part.entry ?? []) : []));
      const count = new Set(entries).size;
      return count > 0 ? `${count} ${verb}` : verb;
    });
    const separator = /^\d/.test(counted[0] ?? "") ? ": " : " ";
    return `${name}${separator}${counted.join(", ")}`;
  });
  if (inWords.length < changes.length) sentences.push("Marks of sample content changed");
  const [first = "", ...rest] = sentences;
  return [first, ...rest.map(lowerFirst)].join("; ");
}

/** Returns what a summary says about one change: "Client reviews", "changed", and entry 3. */
function summaryPart({ file, path, kind }: Change): { name: string; verb: string; entry?: number } {
  if (kind === "moved") return { name: listTitle(file, path), verb: "put in another order" };
  const entry = path.find((key) => typeof key === "number");
  if (entry !== undefined) {
    const list = path.slice(0, path.indexOf(entry));
    const isInsideEntry = path.length > list.length + 1;
    return { name: listTitle(file, list), verb: isInsideEntry ? "changed" : kind, entry };
  }
  const title = titleOf(file, path);
  if (path.length === 0 || file === "site") return { name: title, verb: kind };
  // Different pages have fields with the same title, so the title of the page comes first.
  return { name: `${titleOf(file, [])}:`, verb: `${lowerFirst(title)} ${kind}` };
}

/** Returns the title of a list, or that of its file if the list is at the top level. */
function listTitle(file: ContentName, list: ContentPath): string {
  return titleOf(file, list.length === 1 ? [] : list);
}

/** Returns the message of a commit: a summary, an empty line, and every change in words. */
export function commitMessage(changes: readonly Change[]): string {
  const words = changes.map(showChange).join("\n\n");
  // An invisible character keeps GitHub from notifying an @owner or closing issue #1.
  const harmless = words.replaceAll(/(?<!\w)[@#](?=\w)/g, "$&\u2060");
  return `${summarize(changes)}\n\n${harmless}\n`;
}

/** Lists changes for GitHub, in a block of code where content cannot become a link, a mention or a heading. */
export function changesAsMarkdown(changes: readonly Change[]): string {
  const texts = changes.map(showChange);
  let length = 0;
  const shown = texts.filter((text) => {
    length += text.length + 1;
    return length < MAX_LIST_LENGTH;
  });
  const fence = fenceFor(shown.join());
  const block = `${fence}diff\n${shown.join("\n\n")}\n${fence}`;
  const left = texts.length - shown.length;
  if (left === 0) return block;
  const more = left === 1 ? "1 more change has" : `${left} more changes have`;
  return `${block}\n\n${more} no room here: see **Files changed**.`;
}

/** Returns a fence that has more backticks than any run of backticks in the text. */
function fenceFor(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const length = Math.max(3, ...runs.map((run) => run.length + 1));
  return "`".repeat(length);
}

/** Shows a change like a diff: its place, the words before, and the words after. */
function showChange(change: Change): string {
  const { before, after } = wordsOf(change);
  const deleted = wrap(before).map((line) => `- ${line}`);
  const added = wrap(after).map((line) => `+ ${line}`);
  return [`  ${headingOf(change)}`, ...deleted, ...added].join("\n");
}

function wrap(text: string): string[] {
  const line = new RegExp(`[^\\n]{1,${LINE_LENGTH}}(?=\\s|$)|\\S{1,${LINE_LENGTH}}`, "g");
  return (text.match(line) ?? []).map((words) => words.trim());
}

/** Returns the place and the kind of a change: "Client reviews: Maria D., October 30, 2026 (added)". */
export function headingOf(change: Change): string {
  const { label, kind } = change;
  if (isOnlyFormatting(change)) return `${label} (formatting only)`;
  if (kind === "changed") return label;
  if (kind === "moved") return `${label} (reordered)`;
  const text = change.before ?? change.after;
  const isTextInList = typeof text === "string" && /: number \d+$/.test(label);
  const name = isTextInList ? label.replace(/number \d+$/, text.slice(0, LINE_LENGTH)) : label;
  return `${name} (${kind})`;
}

/** Returns the values of a change as their form shows them; "" for a value that is missing. */
export function wordsOf({ file, path, kind, before, after }: Change): Record<"before" | "after", string> {
  const schema = schemaAt(CONTENT_SCHEMAS[file], [...path, 0]);
  const read = (value: unknown) => {
    const isMovedList = kind === "moved" && schema && Array.isArray(value);
    if (!isMovedList) return valueInWords({ file, path }, value);
    return value.map((entry) => nameEntry(schema, entry)).join("\n");
  };
  return { before: read(before), after: read(after) };
}

/** Returns a value as its form shows it; "" if it is missing. */
export function valueInWords({ file, path }: Place, value: unknown): string {
  if (path.at(-1) === "sample") return readSampleMark(file, path, value);
  if (isNothing(value)) return "";
  const schema = schemaAt(CONTENT_SCHEMAS[file], path) ?? CONTENT_SCHEMAS[file];
  return readField(formField(schema), value);
}

function readField(field: FormField, value: unknown): string {
  // Numbers have no commas here, because they may be years.
  if (typeof value === "number") return String(value);
  if (field.kind === "image") return String(value).replace("./images/", "");
  if (field.kind === "list" && Array.isArray(value)) {
    return value.map((item) => readField(field.item, item)).join("\n");
  }
  if (field.kind === "group" && isRecord(value)) {
    const filled = field.fields.filter(([key]) => !isNothing(value[key]));
    return filled.map(([key, inner]) => `${inner.label}: ${readField(inner, value[key])}`).join("\n");
  }
  return nameEntry(field.schema, value);
}

/** Returns a mark of sample content in words: "yes: all of it", or the titles of the marked fields. */
function readSampleMark(file: ContentName, path: ContentPath, mark: unknown): string {
  if (isNothing(mark)) return "no: these are the firm’s own words";
  if (!Array.isArray(mark)) return "yes: all of it";
  const group = path.slice(0, -1);
  const titles = mark.map((key) => titleOf(file, [...group, String(key)]));
  return `yes: ${titles.join(", ")}`;
}

function titleOf(file: ContentName, path: ContentPath): string {
  const { title } = metaOf(schemaAt(CONTENT_SCHEMAS[file], path));
  return String(title ?? path.at(-1));
}

/** A part of a text. It is marked if the other text does not have it. */
export interface Words {
  text: string;
  isMarked: boolean;
}

/** Marks the words that are not in the longest common subsequence of two texts, if neither text is empty. */
export function markWords(before: string, after: string): { before: Words[]; after: Words[] } {
  if (before === "" || after === "") {
    return { before: [{ text: before, isMarked: false }], after: [{ text: after, isMarked: false }] };
  }
  const [was, is] = [splitWords(before), splitWords(after)];
  const commonFrom = countCommonWords(was, is);
  const parts: { before: Words[]; after: Words[] } = { before: [], after: [] };
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    const isCommon = i < was.length && j < is.length && was[i] === is[j];
    const isDeletedNext = j === is.length || commonFrom(i + 1, j) >= commonFrom(i, j + 1);
    const isDeleted = !isCommon && i < was.length && isDeletedNext;
    if (isCommon || isDeleted) parts.before.push({ text: was[i++] ?? "", isMarked: isDeleted });
    if (!isDeleted) parts.after.push({ text: is[j++] ?? "", isMarked: !isCommon });
  }
  return parts;
}

/**
 * Returns a function that measures the longest common subsequence of two texts, from word i of one
 * and word j of the other to the ends.
 */
function countCommonWords(was: readonly string[], is: readonly string[]) {
  const counts = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1));
  const commonFrom = (i: number, j: number) => counts[i]?.[j] ?? 0;
  for (let i = was.length - 1; i >= 0; i--) {
    for (let j = is.length - 1; j >= 0; j--) {
      const longest = Math.max(commonFrom(i + 1, j), commonFrom(i, j + 1));
      const count = was[i] === is[j] ? commonFrom(i + 1, j + 1) + 1 : longest;
      counts[i]?.fill(count, j, j + 1);
    }
  }
  return commonFrom;
}

/** Splits a text into words and the spaces between them. */
function splitWords(text: string): readonly string[] {
  return text.match(/\S+|\s+/g) ?? [];
}
