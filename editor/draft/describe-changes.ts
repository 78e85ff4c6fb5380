import { contentNames } from "../../content-model/check";
import type { ContentPath } from "../../content-model/diagnostics";
import { isRecord } from "../../content-model/is-record";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { knownKeys, metaOf, schemaAt } from "../../content-model/walk-schema";
import type { ContentVersion } from "../repositories/repository";
import { type Contents, contentsOf, imagesIn } from "./draft";
import { describePlace } from "./field-messages";
import { isSame, isSameEntry, matchEntries } from "./merge";
import { type Place, valueAt, withValueAt } from "./paths";

/** A difference between two versions: a field, an entry of a list, or the order of a list. */
export interface Change extends Place {
  kind: "added" | "deleted" | "changed" | "moved";
  /** The place in the words of its form: "Client reviews: Maria D., October 30, 2026: Full text". */
  label: string;
  /** The old value, or undefined if there was none. If entries were moved, this is the whole list. */
  before: unknown;
  after: unknown;
}

/** The context of all comparisons in one file. */
interface Comparison {
  file: ContentName;
  after: Contents;
  /** The paths of images whose bytes have changed. */
  replaced: ReadonlySet<string>;
}

/**
 * Returns all differences, in the order of the files and their entries. Paths are those of the
 * second version. A deleted entry has the position that it would have there.
 */
export function describeChanges(before: ContentVersion, after: ContentVersion): Change[] {
  const replaced = replacedImages(before, after);
  const [was, is] = [contentsOf(before.texts), contentsOf(after.texts)];
  return contentNames().flatMap((file) => {
    const [textBefore, textAfter] = [before, after].map(({ texts }) => texts.get(`${file}.json`));
    const isSameText = textBefore === textAfter;
    if (isSameText && replaced.size === 0) return [];
    const comparison = { file, after: is, replaced };
    const wholeFile = makeChange(comparison, "changed", [], undefined, undefined);
    // Another program may still be writing the file.
    const isBroken = (textBefore !== undefined && !was[file]) || (textAfter !== undefined && !is[file]);
    if (isBroken) return [wholeFile];
    const changes = compare(comparison, [], was[file], is[file]);
    const isOnlyFormatting = changes.length === 0 && !isSameText;
    return isOnlyFormatting ? [wholeFile] : changes;
  });
}

function replacedImages(before: ContentVersion, after: ContentVersion): Set<string> {
  const kept = [...after.images.keys()].filter((name) => before.images.has(name));
  return new Set(kept.filter((name) => before.images.get(name) !== after.images.get(name)));
}

function compare(comparison: Comparison, path: ContentPath, before: unknown, after: unknown): Change[] {
  if (isSame(before, after) && !hasReplacedImage(comparison, after)) return [];
  if (isRecord(before) && isRecord(after)) return compareGroups(comparison, path, before, after);
  // A mark of sample content counts as one value, even if it names several fields.
  if (path.at(-1) === "sample") return [makeChange(comparison, "changed", path, before, after)];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(comparison, path, before, after);
  const kind = isNothing(before) ? "added" : isNothing(after) ? "deleted" : "changed";
  return [makeChange(comparison, kind, path, before, after)];
}

function hasReplacedImage({ replaced }: Comparison, value: unknown): boolean {
  if (replaced.size === 0) return false;
  const images = imagesIn([JSON.stringify(value) ?? ""]);
  return [...images].some((name) => replaced.has(name));
}

type Group = Readonly<Record<string, unknown>>;

function compareGroups(comparison: Comparison, path: ContentPath, before: Group, after: Group): Change[] {
  const schema = CONTENT_SCHEMAS[comparison.file];
  const keys = new Set([...knownKeys(schema, path), ...Object.keys({ ...before, ...after })]);
  return [...keys].flatMap((key) => {
    const inner = [...path, key];
    const isHidden = metaOf(schemaAt(schema, inner)).hidden;
    return isHidden ? [] : compare(comparison, inner, before[key], after[key]);
  });
}

function compareLists(comparison: Comparison, path: ContentPath, before: unknown[], after: unknown[]): Change[] {
  const matches = matchSurely(before, after);
  const deleted = deletedEntries(before, matches);
  const deletedAt = (place: number) =>
    deleted
      .filter(({ position }) => position === place)
      .map(({ entry }) => makeChange(comparison, "deleted", [...path, place], entry, undefined));
  const compareEntry = (entry: unknown, place: number) => {
    const match = matches[place];
    const inner = [...path, place];
    if (match === undefined) return [makeChange(comparison, "added", inner, undefined, entry)];
    const was = before[match];
    if (isSameEntry(was, entry, before)) return compare(comparison, inner, was, entry);
    // This may be a different entry. Undoing only part of the change would mix the two entries.
    return [makeChange(comparison, "changed", inner, was, entry)];
  };
  const order = isReordered(matches) ? [makeChange(comparison, "moved", path, before, after)] : [];
  const entries = after.flatMap((entry, place) => [...deletedAt(place), ...compareEntry(entry, place)]);
  return [...order, ...entries, ...deletedAt(after.length)];
}

type Matches = readonly (number | undefined)[];

/** Matches entries like `matchEntries`, but not strings that might be different entries. */
function matchSurely(before: unknown[], after: unknown[]): Matches {
  return matchEntries(before, after).map((match, place) => {
    const entry = after[place];
    const isUnclear = typeof entry === "string" && !isSameEntry(before[match ?? -1], entry, before);
    return isUnclear ? undefined : match;
  });
}

function isReordered(matches: Matches): boolean {
  const kept = matches.filter((index) => index !== undefined);
  return kept.some((index, place) => index < (kept[place - 1] ?? -1));
}

/** Returns the deleted entries. The position of each is right after the entry that it followed. */
function deletedEntries(before: unknown[], matches: Matches) {
  return before.flatMap((entry, index) => {
    if (matches.includes(index)) return [];
    const previous = before.findLastIndex((_, earlier) => earlier < index && matches.includes(earlier));
    return [{ entry, position: matches.indexOf(previous) + 1 }];
  });
}

function makeChange(
  { file, after: contents }: Comparison,
  kind: Change["kind"],
  path: ContentPath,
  before: unknown,
  after: unknown,
): Change {
  // A deleted entry is named by its old content, everything else by its new content.
  const content = kind === "deleted" ? withoutChange(contents[file], { path, kind, before }) : contents[file];
  const label = describePlace({ file, path }, { ...contents, [file]: content });
  return { file, path, kind, label, before, after };
}

/** Returns whether a value is missing or an empty string. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === "";
}

/**
 * Returns the content after undoing the given changes.
 *
 * @param contents the later of the two versions that were compared
 */
export function takeBack(contents: Contents, changes: readonly Change[]): Contents {
  const result: Partial<Record<ContentName, unknown>> = { ...contents };
  // The last change comes first, so that the positions of earlier entries stay valid.
  for (const change of changes.toReversed()) {
    if (isOnlyFormatting(change)) continue;
    result[change.file] = withoutChange(result[change.file], change);
  }
  return result;
}

/** Returns whether a change only affects whitespace or the order of fields. */
export function isOnlyFormatting({ path, before, after }: Change): boolean {
  return path.length === 0 && before === after;
}

type OneChange = Pick<Change, "path" | "kind" | "before">;

function withoutChange(content: unknown, { path, kind, before }: OneChange): unknown {
  if (kind === "moved") return withValueAt(content, path, inOrderOf(before, valueAt(content, path)));
  const list = path.slice(0, -1);
  const entries = valueAt(content, list);
  if (kind === "changed" || !Array.isArray(entries)) return withValueAt(content, path, before);
  const position = Number(path.at(-1));
  const restored = kind === "added" ? entries.toSpliced(position, 1) : entries.toSpliced(position, 0, before);
  return withValueAt(content, list, restored);
}

/** Returns the entries of `after` in the order of `before`. New entries keep their positions. */
function inOrderOf(before: unknown, after: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) return after;
  const matches = matchEntries(before, after);
  const sorted = matches.filter((match) => match !== undefined).toSorted((a, b) => a - b);
  return matches.map((match, place) => {
    if (match === undefined) return after[place];
    return after[matches.indexOf(sorted.shift())];
  });
}
