import type { Contents } from "../draft/draft";
import { conflictKey, type Origins } from "../draft/merge";
import { type Place, valueAt } from "../draft/paths";

/** A place whose path has keys in place of positions: it leads to the same entry wherever that stands by then. */
export interface KeyedPlace extends Place {
  isKeyed: true;
}

/** Numbers that tell the entries of each list apart while they are moved, and while others' changes arrive. */
export class EntryKeys {
  readonly #lists = new Map<string, readonly number[]>();
  #last = 0;

  /** A key that no entry has. */
  next(): number {
    this.#last += 1;
    return this.#last;
  }

  /** The keys of a list's entries. Those of a list whose length has changed without them are new. */
  of(list: Place, { length }: readonly unknown[]): readonly number[] {
    const known = this.#lists.get(conflictKey(list));
    if (known?.length === length) return known;
    const keys = Array.from({ length }, () => this.next());
    this.set(list, keys);
    return keys;
  }

  set(list: Place, keys: readonly number[]): void {
    this.#lists.set(conflictKey(list), keys);
  }

  /** Lets the keys go along with the entries through a merge. */
  follow(origins: Origins): void {
    for (const [list, positions] of origins) {
      const keys = this.#lists.get(list) ?? [];
      this.#lists.set(
        list,
        positions.map((position) => keys[position ?? -1] ?? this.next()),
      );
    }
  }

  keyed({ file, path }: Place, contents: Contents): KeyedPlace {
    const keyed = path.map((key, index) => {
      if (typeof key === "string") return key;
      return this.#at({ file, path: path.slice(0, index) }, contents)[key] ?? key;
    });
    return { file, path: keyed, isKeyed: true };
  }

  /** Where a place is now; undefined if the entry has been deleted. */
  find({ file, path }: KeyedPlace, contents: Contents): Place | undefined {
    const found: (string | number)[] = [];
    for (const key of path) {
      const step: string | number =
        typeof key === "string" ? key : this.#at({ file, path: [...found] }, contents).indexOf(key);
      if (step === -1) return undefined;
      found.push(step);
    }
    return { file, path: found };
  }

  #at(list: Place, contents: Contents): readonly number[] {
    const entries: unknown = valueAt(contents[list.file], list.path);
    return this.of(list, Array.isArray(entries) ? entries : []);
  }
}
