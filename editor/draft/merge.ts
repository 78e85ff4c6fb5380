import { fromAToZ } from "../../content-model/derived-values";
import { type ContentPath, formatPath } from "../../content-model/diagnostics";
import { isRecord } from "../../content-model/rule-types";
import { IDENTITIES } from "../../content-model/rules";
import { schemaAt } from "../../content-model/schema-diagnostics";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
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

type Versions = Record<Side | "base", unknown>;

interface Merging {
  file: ContentName;
  choices: Choices;
  /** Those without a choice; added to. */
  conflicts: Conflict[];
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
): { merged: Contents; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const files = (Object.keys(CONTENT_SCHEMAS) as ContentName[]).filter((file) => file in mine || file in theirs);
  const merged = files.map((file) => {
    const versions = { base: base[file], mine: mine[file], theirs: theirs[file] };
    return [file, mergeValue({ file, choices, conflicts }, [], versions)];
  });
  return { merged: Object.fromEntries(merged), conflicts };
}

function mergeValue(merging: Merging, path: ContentPath, versions: Versions): unknown {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  if (isRecord(mine) && isRecord(theirs)) {
    return mergeGroups(merging, path, { base: isRecord(base) ? base : {}, mine, theirs });
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const lists = { base: Array.isArray(base) ? base : [], mine, theirs };
    const { sorted } = schemaAt(CONTENT_SCHEMAS[merging.file], path)?.meta() ?? {};
    return sorted ? fromAToZ(mergeSets(lists).map(String)) : mergeLists(merging, path, lists);
  }
  return choose(merging, path, versions);
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
    if (key === "sample") return [key, mergeMarks(keys, versions)];
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

/** One entry, in the versions that have it. */
type Row = Partial<Versions>;

type Lists = Readonly<Record<keyof Versions, readonly unknown[]>>;

function mergeLists(merging: Merging, path: ContentPath, lists: Lists): unknown[] {
  return alignEntries(lists).flatMap((row, index) => {
    const { base, mine, theirs } = row;
    if (!("base" in row)) return ["mine" in row ? mine : theirs];
    const place = [...path, index];
    const versions: Versions = { base, mine, theirs };
    if (!isEverywhere(row)) return [choose(merging, place, versions)].filter((chosen) => chosen !== undefined);
    // Never half of one entry and half of another that only stands in its place.
    const isSure = [mine, theirs].every((entry) => isSame(base, entry) || hasSameIdentity(base, entry));
    const attempt: Merging = isSure ? merging : { ...merging, conflicts: [] };
    const merged = mergeValue(attempt, place, versions);
    return [isSure || attempt.conflicts.length === 0 ? merged : choose(merging, place, versions)];
  });
}

/** The rows of the merged list, among them each entry that one side has deleted and the other has changed. */
function alignEntries({ base, mine, theirs }: Lists): Row[] {
  const rows = base.map((entry): Row => ({ base: entry }));
  const theirRows = matchEntries(base, theirs).map((match, index) =>
    Object.assign(rows[match ?? -1] ?? {}, { theirs: theirs[index] }),
  );
  const mineRows = matchEntries(base, mine).map((match, index) => {
    const entry = mine[index];
    // Both may have added it: a save whose answer got lost.
    const sameAddition = (row: Row) => !("base" in row || "mine" in row) && isSame(row.theirs, entry);
    return Object.assign(rows[match ?? -1] ?? theirRows.find(sameAddition) ?? {}, { mine: entry });
  });
  return orderRows(rows, mineRows, theirRows).filter((row) => {
    if (!("base" in row) || isEverywhere(row)) return true;
    return !isSame("mine" in row ? row.mine : row.theirs, row.base);
  });
}

const isEverywhere = (row: Row) => "base" in row && "mine" in row && "theirs" in row;

/** In the order of whoever has changed it, which is mine if both have; what only the other has follows on the same row. */
function orderRows(rows: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): Row[] {
  const common = rows.filter(isEverywhere);
  const isReordered = (side: readonly Row[]) => side.filter(isEverywhere).some((row, index) => row !== common[index]);
  const isTheirOrder = isReordered(theirs) && !isReordered(mine);
  const ordered = isTheirOrder ? [...theirs] : [...mine];
  const other = isTheirOrder ? mine : theirs;
  for (const [index, row] of other.entries()) {
    const before = other[index - 1];
    if (!ordered.includes(row)) ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, row);
  }
  return ordered;
}

/** Where each entry of a list was before; undefined for new ones. */
function matchEntries(base: readonly unknown[], side: readonly unknown[]): (number | undefined)[] {
  const matches: (number | undefined)[] = side.map(() => undefined);
  const isFree = (index: number) => index in base && !matches.includes(index);
  for (const isMatch of [isSame, hasSameIdentity, isReworded]) {
    for (const [place, entry] of side.entries()) {
      const index = base.findIndex((before, candidate) => isMatch(before, entry) && isFree(candidate));
      if (index >= 0) matches[place] ??= index;
    }
  }
  // What has changed is still the same entry if it follows on the same one.
  for (const place of side.keys()) {
    const next = place === 0 ? 0 : (matches[place - 1] ?? Number.NaN) + 1;
    if (isFree(next)) matches[place] ??= next;
  }
  return matches;
}

/** Whether two entries have what tells one from the others in common. */
function hasSameIdentity(one: unknown, other: unknown): boolean {
  return identityOf(one) !== undefined && identityOf(one) === identityOf(other);
}

function identityOf(entry: unknown): string | undefined {
  const key = isRecord(entry) && IDENTITIES.find((each) => typeof entry[each] === "string" && entry[each] !== "");
  return key ? `${key}: ${entry[key]}` : undefined;
}

/** Whether two paragraphs have more than half of their words in common. */
function isReworded(one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") return false;
  const [before, after] = [one.split(/\W+/), other.split(/\W+/)];
  return 2 * after.filter((word) => before.includes(word)).length > Math.max(before.length, after.length);
}

/** The order of keys does not count, nor does what holds nothing. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || fingerprint(a) === fingerprint(b);
}

function fingerprint(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, field: unknown) => {
    if (field === "") return undefined;
    return isRecord(field) ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1))) : field;
  });
}
