import type { ContentPath } from "../../content-model/diagnostics";
import { isRecord } from "../../content-model/is-record";
import type { ContentName } from "../../content-model/schemas";

/** A field of a file, or the whole file if the path is empty. */
export interface Place {
  file: ContentName;
  path: ContentPath;
}

/** Whether a place is another one, or in it. */
export function isWithin(inner: Place, outer: Place): boolean {
  return inner.file === outer.file && outer.path.every((key, index) => inner.path[index] === key);
}

/** What stands at a path; undefined where there is nothing. */
export function valueAt(value: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>((part, key) => Object(part)[key], value);
}

/** A copy with another value at the path; `undefined` takes the field away. Groups on the way are made if need be. */
export function withValueAt(value: unknown, [key, ...rest]: ContentPath, changed: unknown): unknown {
  if (key === undefined) return changed;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? withValueAt(item, rest, changed) : item));
  const group = isRecord(value) ? value : {};
  return { ...group, [key]: withValueAt(group[key], rest, changed) };
}
