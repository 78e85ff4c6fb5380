import { useSyncExternalStore } from "react";
import type { EditorSession, SessionState } from "./editor-session";

/** Returns the state of a session, and renders again when it changes. */
export function useSession(session: EditorSession): SessionState {
  return useSyncExternalStore(session.subscribe, () => session.state);
}
