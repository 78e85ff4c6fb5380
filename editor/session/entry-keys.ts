import type { Contents } from "../draft/draft";
import type { Origins } from "../draft/merge";
import { type Place, placeKey, valueAt } from "../draft/paths";

/** A place whose path has keys instead of list positions, so it stays valid when entries move. */
export interface KeyedPlace extends Place {
  isKeyed: true;
}

/** React keys for the entries of all lists. They follow the entries through moves and merges. */
export class EntryKeys {
  readonly #lists = new Map<string, readonly number[]>();
  #last = 0;

  next(): number {
    this.#last += 1;
    return this.#last;
  }

  /** Returns the keys of a list's entries. They are new if the length changed without `set`. */
  of(list: Place, { length }: readonly unknown[]): readonly number[] {
    const known = this.#lists.get(placeKey(list));
    if (known?.length === length) return known;
    const keys = Array.from({ length }, () => this.next());
    this.set(list, keys);
    return keys;
  }

  set(list: Place, keys: readonly number[]): void {
    this.#lists.set(placeKey(list), keys);
  }

  /** Moves the keys with their entries after a merge. */
  follow(origins: Origins): void {
    for (const [list, positions] of origins) {
      const before = this.#lists.get(list) ?? [];
      const keys = positions.map((position) => before[position ?? -1] ?? this.next());
      this.#lists.set(list, keys);
    }
  }

  /** Replaces the list positions in a path by keys. */
  keyed({ file, path }: Place, contents: Contents): KeyedPlace {
    const keyed = path.map((key, index) => {
      if (typeof key === "string") return key;
      const list = { file, path: path.slice(0, index) };
      return this.#keysAt(list, contents)[key] ?? key;
    });
    return { file, path: keyed, isKeyed: true };
  }

  /** Returns where a place is now, or undefined if its entry has been deleted. */
  find({ file, path }: KeyedPlace, contents: Contents): Place | undefined {
    const found: (string | number)[] = [];
    for (const key of path) {
      const isKey = typeof key === "number";
      const part = isKey ? this.#keysAt({ file, path: found }, contents).indexOf(key) : key;
      if (part === -1) return undefined;
      found.push(part);
    }
    return { file, path: found };
  }

  #keysAt(list: Place, contents: Contents): readonly number[] {
    const entries = valueAt(contents[list.file], list.path);
    return this.of(list, Array.isArray(entries) ? entries : []);
  }
}
