import { useCallback, useState } from "react";
import { type ContentPath, type Diagnostic, formatPath } from "../../content-model/diagnostics";
import type { ContentName } from "../../content-model/schemas";
import { nameOf } from "../draft/check-draft";

/** A field of a file, or the whole file if the path is empty. */
export interface Place {
  file: ContentName;
  path: ContentPath;
}

/** Which file is open, which of its groups and entries are, and to which field to go next. */
export interface Navigation {
  file: ContentName;
  isOpen(place: Place): boolean;
  setOpen(place: Place, open: boolean): void;
  /** Opens a group or all around a field, and moves the focus to it once it is there. @param options.open false: not itself */
  goTo(place: Place, options?: { open: boolean }): void;
  /** Entries of a list stand elsewhere now; those that are open stay so. @param before where each stood, if it did */
  moveEntries(list: Place, before: readonly (number | undefined)[]): void;
  /** Where `goTo` leads, until it has arrived. */
  target: (Place & { open: boolean }) | undefined;
  arrive(): void;
}

export function useNavigation(first: ContentName): Navigation {
  const [file, setFile] = useState(first);
  const [open, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState<Navigation["target"]>();
  const setOpen = useCallback((place: Place, isOpen: boolean) => {
    setOpenKeys((keys) => {
      const key = placeKey(place);
      if (keys.has(key) === isOpen) return keys;
      return isOpen ? new Set([...keys, key]) : new Set([...keys].filter((other) => other !== key));
    });
  }, []);
  const goTo = useCallback((place: Place, { open } = { open: true }) => {
    const around = place.path.map((_, index) => placeKey({ ...place, path: place.path.slice(0, index + 1) }));
    setFile(place.file);
    setOpenKeys((keys) => new Set([...keys, ...(open ? around : around.slice(0, -1))]));
    setTarget({ ...place, open });
  }, []);
  const moveEntries = useCallback((list: Place, before: readonly (number | undefined)[]) => {
    const start = `${placeKey(list)}[`;
    setOpenKeys((keys) => {
      const moved = [...keys].flatMap((key) => {
        if (!key.startsWith(start)) return [key];
        const [index = "", ...inside] = key.slice(start.length).split("]");
        const now = before.indexOf(Number(index));
        return now < 0 ? [] : [[`${start}${now}`, ...inside].join("]")];
      });
      return new Set(moved);
    });
  }, []);
  const arrive = useCallback(() => setTarget(undefined), []);
  return { file, isOpen: (place) => open.has(placeKey(place)), setOpen, goTo, moveEntries, target, arrive };
}

/** The place as a text that tells it from all others; also the `id` of its field. */
export function placeKey({ file, path }: Place): string {
  return path.length === 0 ? file : `${file}:${formatPath(path)}`;
}

/** The field that a diagnostic is about. */
export function placeOf({ file, path }: Diagnostic): Place {
  return { file: nameOf(file), path };
}
