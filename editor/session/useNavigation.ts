import { useEffect, useState } from "react";
import { type Diagnostic, formatPath } from "../../content-model/diagnostics";
import type { ContentName } from "../../content-model/schemas";
import { nameOf } from "../draft/check-draft";
import type { Place } from "../draft/paths";

export type { Place };

/** Which file is open, and to which field to go next. */
export interface Navigation {
  file: ContentName;
  /** Opens everything around a field, and itself, and moves the focus to it once it is there. */
  goTo(place: Place): void;
  /** Where `goTo` leads, until it has arrived. */
  target: Place | undefined;
}

export function useNavigation(first: ContentName): Navigation {
  const [file, setFile] = useState(first);
  const [target, setTarget] = useState<Place>();
  // The form has gone there by then: what is in the page has its effects before what is around it.
  useEffect(() => {
    if (target) setTarget(undefined);
  }, [target]);
  const goTo = (place: Place) => {
    setFile(place.file);
    setTarget(place);
  };
  return { file, goTo, target };
}

/** The place as a text that tells it from all others; also the `id` of its field. */
export function placeKey({ file, path }: Place): string {
  return path.length === 0 ? file : `${file}:${formatPath(path)}`;
}

/** The field that a diagnostic is about. */
export function placeOf({ file, path }: Diagnostic): Place {
  return { file: nameOf(file), path };
}
