import { useSyncExternalStore } from "react";
import type { EditorSession, SessionState } from "./editor-session";

/** Returns the state of a session, and re-renders the component when the state changes. */
export function useSession(session: EditorSession): SessionState {
  return useSyncExternalStore(session.subscribe, () => session.state);
}
