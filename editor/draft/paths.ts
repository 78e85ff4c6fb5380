import { type ContentPath, type Diagnostic, formatPath } from "../../content-model/diagnostics";
import { isRecord } from "../../content-model/is-record";
import type { ContentName } from "../../content-model/schemas";

/** A field of a content file, or the whole file if `path` is empty. */
export interface Place {
  file: ContentName;
  path: ContentPath;
}

/** Returns the place that a diagnostic is about. */
export function placeOf({ file, path }: Diagnostic): Place {
  const name = file.replace(/^content\/|\.json$/g, "");
  return { file: name as ContentName, path };
}

/** Returns a unique key for a place, also the `id` of its field: "reviews:reviews[2].date". */
export function placeKey({ file, path }: Place): string {
  return path.length === 0 ? file : `${file}:${formatPath(path)}`;
}

/** Returns true if `inner` is the same place as `outer` or inside it. */
export function isWithin(inner: Place, outer: Place): boolean {
  if (inner.file !== outer.file) return false;
  return outer.path.every((key, index) => inner.path[index] === key);
}

/** Returns the value at a path, or undefined if the path does not exist. */
export function valueAt(value: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>((part, key) => Object(part)[key], value);
}

/** Returns a copy with another value at the path. `undefined` removes the field. */
export function withValueAt(value: unknown, [key, ...rest]: ContentPath, changed: unknown): unknown {
  if (key === undefined) return changed;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? withValueAt(item, rest, changed) : item));
  }
  const group = isRecord(value) ? value : {};
  return { ...group, [key]: withValueAt(group[key], rest, changed) };
}
