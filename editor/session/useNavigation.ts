import { useCallback, useState } from "react";
import { type Diagnostic, formatPath } from "../../content-model/diagnostics";
import type { ContentName } from "../../content-model/schemas";
import { nameOf } from "../draft/check-draft";
import { isWithin, type Place } from "../draft/paths";

export type { Place };

/** Which file is open, which of its groups and entries are, and to which field to go next. */
export interface Navigation {
  file: ContentName;
  isOpen(place: Place): boolean;
  setOpen(place: Place, open: boolean): void;
  /** Opens everything around a field, and itself, and moves the focus to it once it is there. */
  goTo(place: Place): void;
  /** Entries of a list stand elsewhere now; those that are open stay so. @param before where each stood, if it did */
  moveEntries(list: Place, before: readonly (number | undefined)[]): void;
  /** Where `goTo` leads, until it has arrived. */
  target: Place | undefined;
  arrive(): void;
}

export function useNavigation(first: ContentName): Navigation {
  const [file, setFile] = useState(first);
  const [open, setPlaces] = useState<readonly Place[]>([]);
  const [target, setTarget] = useState<Place>();
  const setOpen = useCallback((place: Place, isOpen: boolean) => {
    setPlaces((places) => {
      const others = places.filter((other) => placeKey(other) !== placeKey(place));
      return isOpen ? [...others, place] : others;
    });
  }, []);
  const goTo = useCallback(
    (place: Place) => {
      setFile(place.file);
      for (const index of place.path.keys()) setOpen({ ...place, path: place.path.slice(0, index + 1) }, true);
      setTarget(place);
    },
    [setOpen],
  );
  const moveEntries = useCallback((list: Place, before: readonly (number | undefined)[]) => {
    const at = list.path.length;
    const move = (place: Place): Place[] => {
      const index = place.path[at];
      if (!isWithin(place, list) || typeof index !== "number") return [place];
      const now = before.indexOf(index);
      return now < 0 ? [] : [{ ...place, path: place.path.with(at, now) }];
    };
    setPlaces((places) => places.flatMap(move));
  }, []);
  const isOpen = (place: Place) => open.some((other) => placeKey(other) === placeKey(place));
  const arrive = useCallback(() => setTarget(undefined), []);
  return { file, isOpen, setOpen, goTo, moveEntries, target, arrive };
}

/** The place as a text that tells it from all others; also the `id` of its field. */
export function placeKey({ file, path }: Place): string {
  return path.length === 0 ? file : `${file}:${formatPath(path)}`;
}

/** The field that a diagnostic is about. */
export function placeOf({ file, path }: Diagnostic): Place {
  return { file: nameOf(file), path };
}
