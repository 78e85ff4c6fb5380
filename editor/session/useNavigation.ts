import { useEffect, useState } from "react";
import type { Place } from "../draft/paths";

/** The field that a person is editing, and functions that move to another field. */
export interface Navigation {
  /** The field that the preview shows. Its file is open. */
  shown: Place;
  show(place: Place): void;
  /** Moves the focus to a field, after opening its file and the groups around it. */
  goTo(place: Place): void;
  /** The field that `goTo` is about to focus. */
  target: Place | undefined;
}

export function useNavigation(): Navigation {
  const [shown, show] = useState<Place>({ file: "reviews", path: [] });
  const [target, setTarget] = useState<Place>();
  // Effects of children run first, so the form has moved the focus by now.
  useEffect(() => {
    if (target) setTarget(undefined);
  }, [target]);
  const goTo = (place: Place) => {
    show(place);
    setTarget(place);
  };
  return { shown, show, goTo, target };
}
