import { createContext, useContext } from "react";
import { outdatedFields } from "../../../content-model/derived-values";
import type { ContentPath } from "../../../content-model/diagnostics";
import { CONTENT_SCHEMAS } from "../../../content-model/schemas";
import { explain } from "../../draft/field-messages";
import { isWithin, valueAt } from "../../draft/paths";
import type { EditorSession, SessionState } from "../../session/editor-session";
import { type Navigation, type Place, placeKey, placeOf } from "../../session/useNavigation";

/** What the parts of the editor have in common. */
interface Editor {
  session: EditorSession;
  state: SessionState;
  /** What is still sample content in the open file. */
  samples: readonly ContentPath[];
  navigation: Navigation;
  /** The field to which somebody has come, for the preview. */
  shown: Place;
  show(place: Place): void;
  /** Tells a status to assistive technology. */
  announce(text: string): void;
  /** Words in boxes that add to a list, by the `id` of the box: they are in no list yet. */
  waiting: Readonly<Record<string, string>>;
  setWaiting(waiting: Editor["waiting"]): void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** @throws outside of an editor */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("A part of the editor stands outside of it; put it into an <EditorContext>.");
  return editor;
}

/** A field of the form: what stands in it, what is wrong with it, and how to change it. */
export function useField(place: Place) {
  const editor = useEditor();
  const { session, state, show } = editor;
  const { file, path } = place;
  const diagnostics = state.diagnostics.filter((diagnostic) => isWithin(placeOf(diagnostic), place));
  return {
    ...editor,
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
    /** What is still sample content there. */
    samples: editor.samples.filter((sample) => isWithin({ file, path: sample }, place)),
    /** What makes an element the one that problems, the preview and `goTo` lead to. */
    target: { id: placeKey(place), onFocus: () => show(place) },
  };
}
