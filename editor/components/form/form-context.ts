import { createContext, useContext } from "react";
import type { Diagnostic } from "../../../content-model/diagnostics";
import type { EditorSession, SessionState } from "../../session/editor-session";
import type { Navigation, Place } from "../../session/useNavigation";

/** What every field of a form needs of the editor around it. */
export interface FormContextValue {
  session: EditorSession;
  state: SessionState;
  navigation: Navigation;
  /** What is wrong with a field itself, not with one in it. */
  problemsOf(place: Place): readonly Diagnostic[];
  /** Whether anything is wrong in a group or an entry. */
  hasProblems(place: Place): boolean;
  /** Tells a status to assistive technology. */
  announce(text: string): void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** @throws outside of a form */
export function useForm(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error("A field stands outside of a form; put it into a <ContentForm>.");
  return value;
}
