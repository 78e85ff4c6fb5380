import { useSyncExternalStore } from "react";
import type { EditorSession, SessionState } from "./editor-session";

/** Returns the state of a session, and renders again when it changes. */
export function useSession(session: EditorSession): SessionState {
  const getState = () => session.state;
  return useSyncExternalStore(session.subscribe, getState);
}
