import { createContext, useContext } from "react";
import { outdatedFields } from "../../../content-model/derived-values";
import { CONTENT_SCHEMAS } from "../../../content-model/schemas";
import { isWithin, valueAt } from "../../draft/paths";
import type { EditorSession, SessionState } from "../../session/editor-session";
import { explain } from "../../session/field-messages";
import { type Navigation, type Place, placeKey, placeOf } from "../../session/useNavigation";

/** What every field of a form needs of the editor around it. */
interface Form {
  session: EditorSession;
  state: SessionState;
  navigation: Navigation;
  /** Shows a field, to which somebody has come, in the preview. */
  show(place: Place): void;
  /** Tells a status to assistive technology. */
  announce(text: string): void;
  /** Words in boxes that add to a list, by the `id` of the box: they are in no list yet. */
  waiting: Readonly<Record<string, string>>;
  setWaiting(waiting: Form["waiting"]): void;
}

export const FormContext = createContext<Form | undefined>(undefined);

/** A field of the form: what stands in it, what is wrong with it, and how to change it. @throws outside of a form */
export function useField(place: Place) {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands outside of a form; put it into a <FormContext>.");
  const { session, state, show } = form;
  const { file, path } = place;
  const diagnostics = state.diagnostics.filter((diagnostic) => isWithin(placeOf(diagnostic), place));
  return {
    ...form,
    value: valueAt(state.draft?.contents[file], path),
    /** Changes it. What followed from its old value is left out, so that it follows the new one. */
    change: (value: unknown) => {
      const outdated = outdatedFields(CONTENT_SCHEMAS[file], state.draft?.contents[file], path, value);
      for (const field of outdated) session.edit(file, field, undefined);
      session.edit(file, path, value);
    },
    /** Sentences about the field itself, not about one in it. */
    problems: diagnostics.filter((diagnostic) => diagnostic.path.length === path.length).map(explain),
    /** Whether anything is wrong with it or in it. */
    isWrong: diagnostics.length > 0,
    /** What makes an element the one that problems, the preview and `goTo` lead to. */
    target: { id: placeKey(place), onFocus: () => show(place) },
  };
}
