import { fromAToZ } from "../../content-model/derived-values";
import { type ContentPath, formatPath } from "../../content-model/diagnostics";
import { isRecord } from "../../content-model/is-record";
import { UNIQUE_KEYS } from "../../content-model/rules";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { schemaAt } from "../../content-model/walk-schema";
import type { Contents } from "./draft";

export type Side = "mine" | "theirs";

/** What both sides have changed, each in its own way. Undefined where a side has deleted it, or never had it. */
export interface Conflict {
  file: ContentName;
  /** In the merged content, as long as nothing has been chosen. */
  path: ContentPath;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** By `conflictKey`. */
export type Choices = ReadonlyMap<string, Side>;

/**
 * Where the entries of merged lists stood in mine: by `conflictKey` of the list, whose path is that in the merged content,
 * a place for each entry, undefined for one that mine did not have. A list that is not among them has all entries of
 * mine, each in its place.
 */
export type Origins = ReadonlyMap<string, readonly (number | undefined)[]>;

type Versions = Record<Side | "base", unknown>;

interface Merging {
  file: ContentName;
  choices: Choices;
  /** Those without a choice; added to. */
  conflicts: Conflict[];
  /** Added to. */
  origins: Map<string, readonly (number | undefined)[]>;
}

/** The same for a conflict whatever has been chosen for others: "reviews.reviews[2].date". */
export function conflictKey({ file, path }: Pick<Conflict, "file" | "path">): string {
  return formatPath([file, ...path]);
}

/**
 * Puts together what two people have made of the same content, field by field. At a conflict that nobody has decided,
 * the merged content has mine, or what the other side has changed while it was deleted here.
 *
 * @returns also the conflicts without a choice
 */
export function mergeContent(
  base: Contents,
  mine: Contents,
  theirs: Contents,
  choices: Choices = new Map(),
): { merged: Contents; conflicts: Conflict[]; origins: Origins } {
  const conflicts: Conflict[] = [];
  const origins = new Map<string, readonly (number | undefined)[]>();
  const files = (Object.keys(CONTENT_SCHEMAS) as ContentName[]).filter((file) => file in mine || file in theirs);
  const merged = files.map((file) => {
    const versions = { base: base[file], mine: mine[file], theirs: theirs[file] };
    const merging = { file, choices, conflicts, origins };
    // Nobody deletes a file by editing: whether it is to be there again, a person decides.
    const isGone = theirs[file] === undefined && base[file] !== undefined && mine[file] !== undefined;
    return [file, isGone ? choose(merging, [], versions) : mergeValue(merging, [], versions)];
  });
  return { merged: Object.fromEntries(merged), conflicts, origins };
}

/** @param isWhole that it is no group and no list whose parts can be put together */
function mergeValue(merging: Merging, path: ContentPath, versions: Versions, isWhole = false): unknown {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (!isWhole && isRecord(mine) && isRecord(theirs)) {
    return mergeGroups(merging, path, { base: isRecord(base) ? base : {}, mine, theirs });
  }
  if (!isWhole && Array.isArray(mine) && Array.isArray(theirs)) {
    const lists = { base: Array.isArray(base) ? base : [], mine, theirs };
    const { sorted } = schemaAt(CONTENT_SCHEMAS[merging.file], path)?.meta() ?? {};
    return sorted ? mergeSorted(merging, path, lists) : mergeLists(merging, path, lists);
  }
  return isSame(mine, base) ? theirs : choose(merging, path, versions);
}

function choose({ file, choices, conflicts }: Merging, path: ContentPath, versions: Versions): unknown {
  const choice = choices.get(conflictKey({ file, path }));
  if (choice) return versions[choice];
  conflicts.push({ file, path, ...versions });
  return versions.mine ?? versions.theirs;
}

function mergeGroups(
  merging: Merging,
  path: ContentPath,
  { base, mine, theirs }: Readonly<Record<keyof Versions, Readonly<Record<string, unknown>>>>,
): Record<string, unknown> {
  const keys = Object.keys({ ...mine, ...theirs });
  const fields = keys.map((key) => {
    const versions = { base: base[key], mine: mine[key], theirs: theirs[key] };
    if (key === "sample") return [key, isSame(mine[key], base[key]) ? theirs[key] : mergeMarks(keys, versions)];
    return [key, mergeValue(merging, [...path, key], versions)];
  });
  return Object.fromEntries(fields);
}

/** What either side has replaced is no sample any more. @param keys of the group, which `true` marks altogether */
function mergeMarks(keys: readonly string[], { base, mine, theirs }: Versions): unknown {
  const all = keys.filter((key) => key !== "sample");
  const toSet = (marks: unknown): readonly unknown[] => (marks === true ? all : Array.isArray(marks) ? marks : []);
  const marked = mergeSets({ base: toSet(base), mine: toSet(mine), theirs: toSet(theirs) });
  if (marked.length === 0) return undefined;
  return all.every((key) => marked.includes(key)) || marked;
}

function mergeSets({ base, mine, theirs }: Lists): unknown[] {
  const added = theirs.filter((entry) => !base.includes(entry) && !mine.includes(entry));
  return [...mine.filter((entry) => theirs.includes(entry) || !base.includes(entry)), ...added];
}

/** One entry, in the versions that have it, and its place in mine. */
type Row = Partial<Versions> & { place?: number };

type Lists = Readonly<Record<keyof Versions, readonly unknown[]>>;

function mergeSorted({ file, origins }: Merging, path: ContentPath, lists: Lists): string[] {
  const merged = fromAToZ(mergeSets(lists).map(String));
  const places = merged.map((text) => lists.mine.indexOf(text));
  origins.set(
    conflictKey({ file, path }),
    places.map((place) => (place < 0 ? undefined : place)),
  );
  return merged;
}

function mergeLists(merging: Merging, path: ContentPath, lists: Lists): unknown[] {
  const rows = alignEntries(lists).flatMap(({ base, mine, theirs, place }, index) => {
    // Never half of one entry and half of another.
    const isWhole = ![mine, theirs].every((entry) => isClear(base ?? mine, entry, lists.base));
    const merged = mergeValue(merging, [...path, index], { base, mine, theirs }, isWhole);
    if (merged === undefined) return [];
    // The caret and the focus follow, but not to something else that was put in its place.
    const isReplaced = isWhole && !isSame(merged, mine);
    return [{ merged, place: isReplaced ? undefined : place }];
  });
  merging.origins.set(
    conflictKey({ file: merging.file, path }),
    rows.map(({ place }) => place),
  );
  return rows.map(({ merged }) => merged);
}

/** The rows of the merged list, among them each entry that one side has deleted and the other has changed. */
function alignEntries({ base, mine, theirs }: Lists): Row[] {
  const [before, saved] = [new Set(base.map(nameOf)), new Set(theirs.map(nameOf))];
  // Both have added it: a save whose answer got lost.
  const added = mine.filter((entry) => saved.has(nameOf(entry)) && !before.has(nameOf(entry)));
  const rows = [...base.map((entry): Row => ({ base: entry })), ...added.map((): Row => ({}))];
  const rowsOf = (side: Side, entries: readonly unknown[]) =>
    matchEntries([...base, ...added], entries).map((match, index): Row => {
      const isMine = side === "mine" && { place: index };
      return Object.assign(rows[match ?? -1] ?? {}, { [side]: entries[index] }, isMine);
    });
  return orderRows(rows, rowsOf("mine", mine), rowsOf("theirs", theirs)).filter((row) => {
    if (!("base" in row) || isInBoth(row)) return true;
    return !isSame("mine" in row ? row.mine : row.theirs, row.base);
  });
}

const isInBoth = (row: Row) => "mine" in row && "theirs" in row;

/** In the order of whoever has changed it, which is mine if both have; what only the other has follows on the same row. */
function orderRows(rows: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): Row[] {
  const common = rows.filter(isInBoth);
  const isReordered = (side: readonly Row[]) => side.filter(isInBoth).some((row, index) => row !== common[index]);
  const isTheirOrder = isReordered(theirs) && !isReordered(mine);
  const ordered = isTheirOrder ? [...theirs] : [...mine];
  const other = isTheirOrder ? mine : theirs;
  for (const [index, row] of other.entries()) {
    const before = other[index - 1];
    if (!ordered.includes(row)) ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, row);
  }
  return ordered;
}

/**
 * Where each entry of a list was before: where the same stood, or what is most like it, the best matches first.
 * Undefined for new ones.
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const matches: (number | undefined)[] = after.map(() => undefined);
  const isFree = (index: number) => !matches.includes(index);
  const known = before.map(fingerprint);
  for (const [place, print] of after.map(fingerprint).entries()) {
    const index = known.findIndex((each, index) => each === print && isFree(index));
    if (index >= 0) matches[place] = index;
  }
  const pairs = after.flatMap((entry, place) => {
    const others = matches[place] === undefined ? [...before.keys()].filter(isFree) : [];
    return others.map((index) => {
      // Decides only where words do not: the same place, counted from the start or from the end.
      const isInPlace = place === index || after.length - place === before.length - index;
      return { place, index, score: likeness(before[index], entry) + (isInPlace ? 0.001 : 0) };
    });
  });
  for (const { place, index, score } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (score > 0 && isFree(index)) matches[place] ??= index;
  }
  return matches;
}

/** Whether an entry is certainly what another has become: most of it is the same, and more than of any other. */
export function isClear(before: unknown, after: unknown, others: readonly unknown[]): boolean {
  if (isSame(before, after)) return true;
  const score = likeness(before, after);
  return score > 0.5 && others.every((other) => other === before || likeness(other, after) < score);
}

/** The share of words that two entries have in common: more if they have the same name, less if another permanent one. */
function likeness(one: unknown, other: unknown): number {
  if (Object(one).id !== Object(other).id) return -1;
  const [before, after] = [wordsOf(one), wordsOf(other)];
  const common = [...after].filter((word) => before.has(word)).length;
  return common / Math.max(1, before.size, after.size) + Number(nameOf(one) === nameOf(other));
}

/** What tells an entry from the others: its name, or else all that it holds. */
function nameOf(entry: unknown): string | undefined {
  const key = isRecord(entry) && UNIQUE_KEYS.find((each) => typeof entry[each] === "string" && entry[each] !== "");
  return key ? `${key}: ${entry[key]}` : fingerprint(entry);
}

/** The words of a text without the signs around them, or those of all fields, each with the name of its field. */
const wordsOf = once((value): ReadonlySet<string> => {
  if (typeof value !== "object") return new Set(String(value ?? "").match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu));
  const fields = Object.entries(value ?? {}).filter(([key]) => key !== "sample");
  const isList = Array.isArray(value);
  return new Set(
    fields.flatMap(([key, field]) => [...wordsOf(field)].map((word) => (isList ? word : `${key} ${word}`))),
  );
});

/** The order of keys does not count, nor does what holds nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || fingerprint(a) === fingerprint(b);
}

const fingerprint = once((value): string | undefined =>
  JSON.stringify(value, (_key, field: unknown) => {
    if (field === "") return undefined;
    return isRecord(field) ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1))) : field;
  }),
);

/** Where much has changed, each entry is compared with each: what was found for a group is kept. No group ever changes. */
function once<T>(find: (value: unknown) => T): (value: unknown) => T {
  const found = new WeakMap<WeakKey, T>();
  return (value) => {
    const result = isRecord(value) ? (found.get(value) ?? find(value)) : find(value);
    if (isRecord(value)) found.set(value, result);
    return result;
  };
}
