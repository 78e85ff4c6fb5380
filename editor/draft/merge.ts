import { contentNames } from "../../content-model/check";
import { fromAToZ } from "../../content-model/derived-values";
import type { ContentPath } from "../../content-model/diagnostics";
import { isRecord } from "../../content-model/is-record";
import { UNIQUE_KEYS } from "../../content-model/rules";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { schemaAt } from "../../content-model/walk-schema";
import type { Contents } from "./draft";
import { type Place, placeKey } from "./paths";

export type Side = "mine" | "theirs";

type Versions = Record<Side | "base", unknown>;

/**
 * A field that both sides have changed in different ways. A version is
 * undefined if that side has deleted the field or never had it. The path
 * leads to the field in the content as merged without any choices.
 */
export interface Conflict extends Place, Versions {}

/** The side that a person has chosen for each conflict, by `placeKey`. */
export type Choices = ReadonlyMap<string, Side>;

/** The earlier position of each entry of a list; undefined for new entries. */
type Positions = readonly (number | undefined)[];

/**
 * The positions that the entries of each merged list had in mine, by the
 * `placeKey` of the list. A list that is missing here has the same entries
 * in the same order as mine.
 */
export type Origins = ReadonlyMap<string, Positions>;

/** The state that all steps of a merge share. They add to `conflicts` and `origins`. */
interface Merging {
  file: ContentName;
  choices: Choices;
  conflicts: Conflict[];
  origins: Map<string, Positions>;
}

/**
 * Merges two versions of the same content field by field. Until a conflict is
 * decided, the merged content has my value, or theirs if I have deleted it.
 *
 * @returns the merged content, and the conflicts without a choice
 */
export function mergeContent(
  base: Contents,
  mine: Contents,
  theirs: Contents,
  choices: Choices = new Map(),
): { merged: Contents; conflicts: Conflict[]; origins: Origins } {
  const conflicts: Conflict[] = [];
  const origins = new Map<string, Positions>();
  const files = contentNames().filter((file) => file in mine || file in theirs);
  const merged = files.map((file) => {
    const merging = { file, choices, conflicts, origins };
    const versions = { base: base[file], mine: mine[file], theirs: theirs[file] };
    // The editor never deletes a content file, so a person decides whether to restore this one.
    const isDeleted = versions.theirs === undefined && versions.base !== undefined && versions.mine !== undefined;
    const merge = isDeleted ? choose : mergeValue;
    return [file, merge(merging, [], versions)];
  });
  return { merged: Object.fromEntries(merged), conflicts, origins };
}

function mergeValue(merging: Merging, path: ContentPath, versions: Versions): unknown {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isRecord(mine) && isRecord(theirs)) {
    const groups = { base: isRecord(base) ? base : {}, mine, theirs };
    return mergeGroups(merging, path, groups);
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const lists = { base: Array.isArray(base) ? base : [], mine, theirs };
    const schema = schemaAt(CONTENT_SCHEMAS[merging.file], path);
    const merge = schema?.meta()?.sorted ? mergeSortedLists : mergeLists;
    return merge(merging, path, lists);
  }
  return mergeWhole(merging, path, versions);
}

/** Merges a value that is kept or replaced as a whole. */
function mergeWhole(merging: Merging, path: ContentPath, versions: Versions): unknown {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  return choose(merging, path, versions);
}

/** Returns the chosen version. Without a choice, adds a conflict and returns a version for now. */
function choose(merging: Merging, path: ContentPath, versions: Versions): unknown {
  const place = { file: merging.file, path };
  const choice = merging.choices.get(placeKey(place));
  if (choice) return versions[choice];
  merging.conflicts.push({ ...place, ...versions });
  return versions.mine ?? versions.theirs;
}

type Groups = Record<keyof Versions, Record<string, unknown>>;

function mergeGroups(merging: Merging, path: ContentPath, { base, mine, theirs }: Groups): object {
  const keys = Object.keys({ ...mine, ...theirs });
  const fields = keys.map((key) => {
    const versions = { base: base[key], mine: mine[key], theirs: theirs[key] };
    if (key === "sample") return [key, mergeSampleMarks(keys, versions)];
    return [key, mergeValue(merging, [...path, key], versions)];
  });
  return Object.fromEntries(fields);
}

/** Merges marks of sample content. A mark that either side has removed stays removed. */
function mergeSampleMarks(keys: readonly string[], { base, mine, theirs }: Versions): unknown {
  if (isSame(mine, base)) return theirs;
  const fields = keys.filter((key) => key !== "sample");
  const marksIn = (marks: unknown): readonly unknown[] => {
    if (marks === true) return fields;
    return Array.isArray(marks) ? marks : [];
  };
  const marked = mergeSets({ base: marksIn(base), mine: marksIn(mine), theirs: marksIn(theirs) });
  if (marked.length === 0) return undefined;
  return fields.every((key) => marked.includes(key)) || marked;
}

type Lists = Readonly<Record<keyof Versions, readonly unknown[]>>;

/** Returns the entries that neither side has removed, and those that either side has added. */
function mergeSets({ base, mine, theirs }: Lists): unknown[] {
  const left = mine.filter((entry) => theirs.includes(entry) || !base.includes(entry));
  const added = theirs.filter((entry) => !base.includes(entry) && !mine.includes(entry));
  return [...left, ...added];
}

function mergeSortedLists({ file, origins }: Merging, path: ContentPath, lists: Lists): string[] {
  const merged = fromAToZ(mergeSets(lists).map(String));
  const positions = merged.map((text) => {
    const position = lists.mine.indexOf(text);
    return position < 0 ? undefined : position;
  });
  origins.set(placeKey({ file, path }), positions);
  return merged;
}

function mergeLists(merging: Merging, path: ContentPath, lists: Lists): unknown[] {
  const merged: unknown[] = [];
  const positions: (number | undefined)[] = [];
  for (const [index, row] of alignEntries(lists).entries()) {
    const versions = { base: row.base, mine: row.mine, theirs: row.theirs };
    // Entries are merged field by field only if they are certainly versions of the same entry.
    const before = row.base ?? row.mine;
    const isClear = [row.mine, row.theirs].every((entry) => isSameEntry(before, entry, lists.base));
    const merge = isClear ? mergeValue : mergeWhole;
    const entry = merge(merging, [...path, index], versions);
    if (entry === undefined) continue;
    // A replaced entry counts as a new one, so that it does not keep the caret.
    const isReplaced = !isClear && !isSame(entry, row.mine);
    merged.push(entry);
    positions.push(isReplaced ? undefined : row.position);
  }
  merging.origins.set(placeKey({ file: merging.file, path }), positions);
  return merged;
}

/** The versions of an entry, and its position in mine. A side without the entry is missing. */
type Row = Partial<Versions> & { position?: number };

/** Returns the versions of each entry, in the order of the merged list. */
function alignEntries({ base, mine, theirs }: Lists): Row[] {
  const addedByBoth = findAddedByBoth({ base, mine, theirs });
  const rows: Row[] = [...base.map((entry) => ({ base: entry })), ...addedByBoth.map(() => ({}))];
  const rowsOf = (side: Side, entries: readonly unknown[]) => {
    const matches = matchEntries([...base, ...addedByBoth], entries);
    return entries.map((entry, position) => {
      const row = rows[matches[position] ?? -1] ?? {};
      row[side] = entry;
      if (side === "mine") row.position = position;
      return row;
    });
  };
  const ordered = orderRows(rows, rowsOf("mine", mine), rowsOf("theirs", theirs));
  return ordered.filter((row) => !isDeleted(row));
}

/** Returns the new entries that both sides have, as after a save whose response was lost. */
function findAddedByBoth({ base, mine, theirs }: Lists): unknown[] {
  const before = new Set(base.map(nameOf));
  const saved = new Set(theirs.map(nameOf));
  return mine.filter((entry) => saved.has(nameOf(entry)) && !before.has(nameOf(entry)));
}

/** Returns true if one side has deleted the entry and the other side has not changed it. */
function isDeleted(row: Row): boolean {
  if (!("base" in row) || isInBoth(row)) return false;
  return isSame("mine" in row ? row.mine : row.theirs, row.base);
}

const isInBoth = (row: Row) => "mine" in row && "theirs" in row;

/**
 * Keeps the order of the side that has reordered its rows, or mine if both
 * have. A row that only the other side has comes after its predecessor there.
 */
function orderRows(rows: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): Row[] {
  const common = rows.filter(isInBoth);
  const isReordered = (side: readonly Row[]) => side.filter(isInBoth).some((row, index) => row !== common[index]);
  const isTheirOrder = isReordered(theirs) && !isReordered(mine);
  const ordered = isTheirOrder ? [...theirs] : [...mine];
  const other = isTheirOrder ? mine : theirs;
  for (const [index, row] of other.entries()) {
    if (ordered.includes(row)) continue;
    const previous = other[index - 1];
    ordered.splice(previous ? ordered.indexOf(previous) + 1 : 0, 0, row);
  }
  return ordered;
}

/** Returns, for each entry of `after`, the index of the same or the most similar entry of `before`. */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const matches: (number | undefined)[] = after.map(() => undefined);
  const isFree = (index: number) => !matches.includes(index);

  const known = before.map(fingerprint);
  for (const [place, entry] of after.entries()) {
    const print = fingerprint(entry);
    const index = known.findIndex((each, index) => each === print && isFree(index));
    if (index >= 0) matches[place] = index;
  }

  const free = [...before.keys()].filter(isFree);
  const pairs = after.flatMap((entry, place) => {
    if (matches[place] !== undefined) return [];
    return free.map((index) => {
      const isFirstSame = place === index;
      const isLastSame = after.length - place === before.length - index;
      // The position decides only between entries with equally similar words.
      const bonus = isFirstSame || isLastSame ? 0.001 : 0;
      return { place, index, score: similarity(before[index], entry) + bonus };
    });
  });
  for (const { place, index, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (score > 0 && isFree(index)) matches[place] ??= index;
  }
  return matches;
}

/** Returns true if `after` is certainly an edited `before`: most words agree, and no other entry is as similar. */
export function isSameEntry(before: unknown, after: unknown, others: readonly unknown[]): boolean {
  if (isSame(before, after)) return true;
  const score = similarity(before, after);
  if (score <= 0.5) return false;
  return others.every((other) => other === before || similarity(other, after) < score);
}

/** Returns the share of common words, plus 1 if the names are equal; -1 if the ids differ. */
function similarity(one: unknown, other: unknown): number {
  if (Object(one).id !== Object(other).id) return -1;
  const [before, after] = [wordsOf(one), wordsOf(other)];
  const common = [...after].filter((word) => before.has(word)).length;
  const share = common / Math.max(1, before.size, after.size);
  return nameOf(one) === nameOf(other) ? share + 1 : share;
}

/** Returns the first identifying field of an entry, or the whole entry if it has none. */
function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return fingerprint(entry);
  const key = UNIQUE_KEYS.find((each) => typeof entry[each] === "string" && entry[each] !== "");
  return key ? `${key}: ${entry[key]}` : fingerprint(entry);
}

/** Returns a value's words without punctuation. In a group, the field's key precedes each word. */
const wordsOf = cached((value): ReadonlySet<string> => {
  if (typeof value !== "object") {
    return new Set(String(value ?? "").match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu));
  }
  const isList = Array.isArray(value);
  const words = Object.entries(value ?? {}).flatMap(([key, field]) => {
    if (key === "sample") return [];
    return [...wordsOf(field)].map((word) => (isList ? word : `${key} ${word}`));
  });
  return new Set(words);
});

/** Returns true if two values are equal, regardless of empty fields and of the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || fingerprint(a) === fingerprint(b);
}

const fingerprint = cached((value): string | undefined =>
  JSON.stringify(value, (_key, field: unknown) => {
    if (field === "") return undefined;
    if (!isRecord(field)) return field;
    const sorted = Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted);
  }),
);

/** Caches the result for each object: content objects never change, and are compared many times. */
function cached<T>(find: (value: unknown) => T): (value: unknown) => T {
  const results = new WeakMap<WeakKey, T>();
  return (value) => {
    if (!isRecord(value)) return find(value);
    const result = results.get(value) ?? find(value);
    results.set(value, result);
    return result;
  };
}
