import { createContext, useContext } from "react";
import { outdatedFields } from "../../../content-model/derived-values";
import type { ContentPath } from "../../../content-model/diagnostics";
import { CONTENT_SCHEMAS } from "../../../content-model/schemas";
import type { Draft } from "../../draft/draft";
import { explain } from "../../draft/field-messages";
import { isWithin, type Place, placeKey, placeOf, valueAt } from "../../draft/paths";
import type { EditorSession, SessionState } from "../../session/editor-session";
import type { Navigation } from "../../session/useNavigation";

/** The state and functions that all parts of the workspace share. */
export interface Editor {
  session: EditorSession;
  /** The state of the session, once there is a draft. */
  state: SessionState & { draft: Draft };
  /** The paths of the sample content in the open file. */
  samples: readonly ContentPath[];
  navigation: Navigation;
  /** Announces a status to screen readers. */
  announce(text: string): void;
  /** Text that was typed into an Add box but not added to its list yet, by the `id` of the box. */
  waiting: Readonly<Record<string, string>>;
  setWaiting(waiting: Editor["waiting"]): void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** Returns what the parts of the workspace share. @throws Error outside of an EditorContext */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor)
    throw new Error("useEditor() was called outside of the editor; put the component into an <EditorContext>.");
  return editor;
}

/** Returns the value and the problems of a field, and functions to change it. */
export function useField(place: Place) {
  const editor = useEditor();
  const { session, state, navigation } = editor;
  const { file, path } = place;
  const content = state.draft.contents[file];
  const diagnostics = state.diagnostics.filter((diagnostic) => isWithin(placeOf(diagnostic), place));
  const ownDiagnostics = diagnostics.filter((diagnostic) => diagnostic.path.length === path.length);
  return {
    ...editor,
    value: valueAt(content, path),
    /** Changes the field, and clears fields that were derived from its old value. */
    change: (value: unknown) => {
      for (const outdated of outdatedFields(CONTENT_SCHEMAS[file], content, path, value)) {
        session.edit(file, outdated, undefined);
      }
      session.edit(file, path, value);
    },
    /** The problems of the field itself, as sentences. */
    problems: ownDiagnostics.map(explain),
    /** True if the field or anything inside it has a problem. */
    isWrong: diagnostics.length > 0,
    /** The paths of the sample content in the field. */
    samples: editor.samples.filter((sample) => isWithin({ file, path: sample }, place)),
    /** Props for the element that `goTo` focuses. */
    target: { id: placeKey(place), onFocus: () => navigation.show(place) },
  };
}
