import { useEffect, useState } from "react";
import { findSamplePaths } from "../../content-model/sample-content";
import type { EditorSession } from "../session/editor-session";
import { type Place, useNavigation } from "../session/useNavigation";
import { useSession } from "../session/useSession";
import "../stray-drops";
import { Button } from "./Button";
import { ConflictDialog } from "./ConflictDialog";
import { FileList } from "./FileList";
import { ContentForm } from "./form/ContentForm";
import { EditorContext } from "./form/useField";
import { PreviewPane } from "./PreviewPane";
import { ProblemList } from "./ProblemList";
import { StoredWords } from "./StoredWords";
import { Toolbar } from "./Toolbar";

interface Props {
  session: EditorSession;
  /** Absent where nobody has to sign in. */
  onSignOut?: () => void;
}

/** The editor once somebody may use it: what there is to edit, the form, the page, and the one button. */
export function Workspace({ session, onSignOut }: Props) {
  const state = useSession(session);
  const navigation = useNavigation("reviews");
  const [status, setStatus] = useState({ text: "", count: 0 });
  const announce = (text: string) => setStatus(({ count }) => ({ text, count: count + 1 }));
  const [shown, show] = useState<Place>({ file: "reviews", path: [] });
  const [waiting, setWaiting] = useState<Readonly<Record<string, string>>>({});
  useLeaveWarning(state.changed.length > 0 || Object.values(waiting).some(Boolean));
  useLeavingAndReturn(session);

  if (!state.draft) {
    return (
      <main className="px-6 py-12">
        <p role="alert">{state.notice?.text}</p>
        {state.isUnread ? <Button does="Try again" onClick={() => session.start()} /> : <p>Reading the content …</p>}
        {/* Another account may be let in. */}
        {state.isUnread && onSignOut && <Button does="Sign out" onClick={onSignOut} />}
      </main>
    );
  }
  const { file } = navigation;
  const samples = findSamplePaths(file, state.draft.contents[file], new Map(Object.entries(state.images)));
  return (
    <EditorContext value={{ session, state, samples, navigation, shown, show, announce, waiting, setWaiting }}>
      <div className="workspace">
        <Toolbar session={session} state={state} onSignOut={onSignOut} />
        <FileList state={state} current={navigation.file} onChoose={(file) => navigation.goTo({ file, path: [] })} />
        <main className="border-survey bg-[white] px-6 pt-6 min-[75rem]:border-x">
          <StoredWords />
          <ContentForm file={navigation.file} />
          <ProblemList />
        </main>
        <PreviewPane />
        <p className="sr-only" role="status">
          {/* The same words once more are spoken only if they are new to the page. */}
          <span key={status.count}>{status.text}</span>
        </p>
        {state.pending && <ConflictDialog pending={state.pending} />}
      </div>
    </EditorContext>
  );
}

/** Asks before somebody closes the page on changes that are not saved. */
function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
}

/** Stores what was typed when somebody leaves this tab, and shows what others have saved when they come back. */
function useLeavingAndReturn(session: EditorSession): void {
  useEffect(() => {
    const onChange = () => (document.visibilityState === "visible" ? void session.refresh() : session.settle());
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [session]);
}
