import { useEffect, useState } from "react";
import { findSamplePaths } from "../../content-model/sample-content";
import type { EditorSession } from "../session/editor-session";
import { useNavigation } from "../session/useNavigation";
import { useSession } from "../session/useSession";
import "../stray-drops";
import { Button } from "./Button";
import { ConflictDialog } from "./ConflictDialog";
import { FileList } from "./FileList";
import { ContentForm } from "./form/ContentForm";
import { EditorContext } from "./form/useField";
import { PreviewPane } from "./PreviewPane";
import { ProblemList } from "./ProblemList";
import { StorageNotices } from "./StorageNotices";
import { Toolbar } from "./Toolbar";

interface Props {
  session: EditorSession;
  /** Undefined if the content is on this computer, because then nobody signs in. */
  onSignOut?: () => void;
}

/** The content editor after signing in: toolbar, list of files, form and preview. */
export function Workspace({ session, onSignOut }: Props) {
  const state = useSession(session);
  const navigation = useNavigation();
  const [status, setStatus] = useState({ text: "", count: 0 });
  const announce = (text: string) => setStatus(({ count }) => ({ text, count: count + 1 }));
  const [waiting, setWaiting] = useState<Readonly<Record<string, string>>>({});
  const hasWaitingWords = Object.values(waiting).some(Boolean);
  useLeaveWarning(session, hasWaitingWords);
  useVisibilityChange(session);

  const { draft } = state;
  if (!draft) {
    return (
      <main className="px-6 py-12">
        <p role="alert">{state.notice?.text}</p>
        {!state.isUnread && <p>Reading the content …</p>}
        {state.isUnread && <Button label="Try again" className="button" onClick={() => session.start()} />}
        {/* Another account may have access. */}
        {state.isUnread && onSignOut && <Button label="Sign out" className="button" onClick={onSignOut} />}
      </main>
    );
  }
  const { file } = navigation.shown;
  const images = new Map(Object.entries(state.images));
  const samples = findSamplePaths(file, draft.contents[file], images);
  const editor = { session, state: { ...state, draft }, samples, navigation, announce, waiting, setWaiting };
  return (
    <EditorContext value={editor}>
      <div className="workspace">
        <Toolbar onSignOut={onSignOut} />
        <FileList />
        <main className="border-survey bg-[white] px-6 pt-6 min-[75rem]:border-x">
          <StorageNotices />
          <ContentForm file={file} />
          <ProblemList />
        </main>
        <PreviewPane />
        <p className="sr-only" role="status">
          {/* Screen readers repeat text only if its element is new. */}
          <span key={status.count}>{status.text}</span>
        </p>
        {state.pending && <ConflictDialog pending={state.pending} />}
      </div>
    </EditorContext>
  );
}

/** Before the page closes, stores the latest draft and warns about unsaved changes. */
function useLeaveWarning(session: EditorSession, hasWaitingWords: boolean): void {
  useEffect(() => {
    const onLeaving = (event: BeforeUnloadEvent) => {
      session.settle();
      if (session.state.changes.length > 0 || hasWaitingWords) event.preventDefault();
    };
    window.addEventListener("beforeunload", onLeaving);
    return () => window.removeEventListener("beforeunload", onLeaving);
  }, [session, hasWaitingWords]);
}

/** Stores the draft when this tab is hidden, and looks for others' changes when it is shown again. */
function useVisibilityChange(session: EditorSession): void {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === "visible") void session.refresh();
      else session.settle();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [session]);
}
