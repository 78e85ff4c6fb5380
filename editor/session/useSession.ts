import { useSyncExternalStore } from "react";
import type { EditorSession, SessionState } from "./editor-session";

/** The state of a session; the component is rendered again whenever it changes. */
export function useSession(session: EditorSession): SessionState {
  return useSyncExternalStore(session.subscribe, () => session.state);
}
