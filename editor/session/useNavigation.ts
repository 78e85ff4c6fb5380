import { useEffect, useState } from "react";
import type { ContentName } from "../../content-model/schemas";
import type { Place } from "../draft/paths";

/** The open file, and the field to go to next. */
export interface Navigation {
  file: ContentName;
  /** Moves the focus to a field, after opening its file and the groups around it. */
  goTo(place: Place): void;
  /** The field that `goTo` is about to focus. */
  target: Place | undefined;
}

export function useNavigation(first: ContentName): Navigation {
  const [file, setFile] = useState(first);
  const [target, setTarget] = useState<Place>();
  // Effects of children run first, so the form has moved the focus by now.
  useEffect(() => {
    if (target) setTarget(undefined);
  }, [target]);
  const goTo = (place: Place) => {
    setFile(place.file);
    setTarget(place);
  };
  return { file, goTo, target };
}
