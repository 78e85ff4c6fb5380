import { contentNames } from "../../content-model/check";
import type { ContentPath } from "../../content-model/diagnostics";
import { isRecord } from "../../content-model/is-record";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { knownKeys, metaOf, schemaAt } from "../../content-model/walk-schema";
import type { ContentVersion } from "../repositories/repository";
import { type Contents, contentsOf, imagesIn } from "./draft";
import { describePlace } from "./field-messages";
import { isClear, isSame, matchEntries } from "./merge";
import { type Place, valueAt, withValueAt } from "./paths";

/** A field, an entry of a list, or the order of a list that is different. */
export interface Change extends Place {
  kind: "added" | "deleted" | "changed" | "moved";
  /** The place in the words of its form: "Client reviews: Maria D., October 30, 2026: Full text". */
  label: string;
  /** Undefined if there was nothing. Of a list in another order: the whole list. */
  before: unknown;
  after: unknown;
}

/** What holds for all values of a file that are compared. */
interface Comparison {
  file: ContentName;
  after: Contents;
  /** Images that have other bytes under the same name. */
  replaced: ReadonlySet<string>;
}

/**
 * Everything that is different in the second version, in the order of the files and their entries. Positions in lists are
 * those of the second version; an entry that was deleted has the position that it would have there.
 */
export function describeChanges(before: ContentVersion, after: ContentVersion): Change[] {
  const isReplaced = ([name, hash]: [string, string]) => (before.images.get(name) ?? hash) !== hash;
  const replaced = new Set([...after.images].filter(isReplaced).map(([name]) => name));
  const [was, is] = [contentsOf(before.texts), contentsOf(after.texts)];
  return contentNames().flatMap((file) => {
    const isSameText = before.texts.get(`${file}.json`) === after.texts.get(`${file}.json`);
    if (isSameText && replaced.size === 0) return [];
    const comparison = { file, after: is, replaced };
    // Another program may have half written it, so that nothing is known of its words.
    const isUnread = [before.texts.has(`${file}.json`) && !was[file], after.texts.has(`${file}.json`) && !is[file]];
    if (isUnread.includes(true)) return [makeChange(comparison, "changed", [], undefined, undefined)];
    const changes = compare(comparison, [], was[file], is[file]);
    // Where no word differs, but spaces or the order of fields, the file has changed all the same.
    return changes.length > 0 || isSameText ? changes : [makeChange(comparison, "changed", [], undefined, undefined)];
  });
}

function compare(comparison: Comparison, path: ContentPath, before: unknown, after: unknown): Change[] {
  const { file, replaced } = comparison;
  const hasNewImage =
    replaced.size > 0 && [...imagesIn([JSON.stringify(after) ?? ""])].some((name) => replaced.has(name));
  if (isSame(before, after) && !hasNewImage) return [];
  if (isRecord(before) && isRecord(after)) {
    const schema = CONTENT_SCHEMAS[file];
    const keys = new Set([...knownKeys(schema, path), ...Object.keys({ ...before, ...after })]);
    return [...keys]
      .filter((key) => !metaOf(schemaAt(schema, [...path, key])).hidden)
      .flatMap((key) => compare(comparison, [...path, key], before[key], after[key]));
  }
  // A mark of sample content is one thing, also if it names several fields.
  const isMark = path.at(-1) === "sample";
  if (!isMark && Array.isArray(before) && Array.isArray(after)) return compareLists(comparison, path, before, after);
  const kind = isMark ? "changed" : isNothing(before) ? "added" : isNothing(after) ? "deleted" : "changed";
  return [makeChange(comparison, kind, path, before, after)];
}

function compareLists(comparison: Comparison, path: ContentPath, before: unknown[], after: unknown[]): Change[] {
  const matches = matchEntries(before, after).map((match, place) => {
    const entry = after[place];
    // A text that may be another one is another one: it has no fields that could tell.
    const isOther = typeof entry === "string" && !isClear(before[match ?? -1], entry, before);
    return isOther ? undefined : match;
  });
  const kept = matches.filter((index) => index !== undefined);
  const isReordered = kept.some((index, place) => index < (kept[place - 1] ?? -1));
  const order = isReordered ? [makeChange(comparison, "moved", path, before, after)] : [];
  const gone = before.flatMap((entry, index) => {
    if (matches.includes(index)) return [];
    // It would stand behind the entry that it stood behind.
    const previous = before.findLastIndex((_, earlier) => earlier < index && matches.includes(earlier));
    return [{ entry, position: matches.indexOf(previous) + 1 }];
  });
  const goneAt = (place: number) =>
    gone
      .filter(({ position }) => position === place)
      .map(({ entry }) => makeChange(comparison, "deleted", [...path, place], entry, undefined));
  const entries = after.flatMap((entry, place) => {
    const match = matches[place];
    const here = [...path, place];
    if (match === undefined) return [...goneAt(place), makeChange(comparison, "added", here, undefined, entry)];
    // Where it may be another entry, it is one change: half of it taken back would be half of each.
    const changes = isClear(before[match], entry, before)
      ? compare(comparison, here, before[match], entry)
      : [makeChange(comparison, "changed", here, before[match], entry)];
    return [...goneAt(place), ...changes];
  });
  return [...order, ...entries, ...goneAt(after.length)];
}

function makeChange(
  { file, after: contents }: Comparison,
  kind: Change["kind"],
  path: ContentPath,
  before: unknown,
  after: unknown,
): Change {
  // What is gone is called by what it was; everything else, by what it is now.
  const named = kind === "deleted" ? { ...contents, [file]: insertAt(contents[file], path, before) } : contents;
  return { file, path, kind, label: describePlace({ file, path }, named), before, after };
}

/** Whether there is nothing to show. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === "";
}

/**
 * The content as it was before changes. Of what is there by now, nothing else is taken away.
 *
 * @param contents in which the changes were found
 */
export function takeBack(contents: Contents, changes: readonly Change[]): Contents {
  const left: Partial<Record<ContentName, unknown>> = { ...contents };
  // The last ones first: then none moves those before it to another position.
  for (const change of changes.toReversed()) {
    if (!isOnlyForm(change)) left[change.file] = contentBefore(left[change.file], change);
  }
  return left;
}

/** Whether only spaces or the order of fields are different in a file. */
export function isOnlyForm({ path, before, after }: Change): boolean {
  return path.length === 0 && before === after;
}

function contentBefore(content: unknown, { path, kind, before }: Change): unknown {
  if (kind === "deleted") return insertAt(content, path, before);
  if (kind === "moved") return withValueAt(content, path, inOrderOf(before, valueAt(content, path)));
  const list = path.slice(0, -1);
  const entries = valueAt(content, list);
  if (kind === "added" && Array.isArray(entries)) {
    return withValueAt(content, list, entries.toSpliced(Number(path.at(-1)), 1));
  }
  return withValueAt(content, path, before);
}

/** A copy with a value at the path: in a list, it goes between the entries that are there. */
function insertAt(content: unknown, path: ContentPath, value: unknown): unknown {
  const list = path.slice(0, -1);
  const entries = valueAt(content, list);
  if (!Array.isArray(entries)) return withValueAt(content, path, value);
  return withValueAt(content, list, entries.toSpliced(Number(path.at(-1)), 0, value));
}

/** The entries that were there before, in the order that they had; the others stay where they are. */
function inOrderOf(before: unknown, after: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) return after;
  const matches = matchEntries(before, after);
  const sorted = matches.filter((match) => match !== undefined).toSorted((one, other) => one - other);
  return matches.map((match, place) => after[match === undefined ? place : matches.indexOf(sorted.shift())]);
}
