import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Counties } from "../../content-model/counties";
import { createGithubRepository } from "../repositories/github";
import { tokenStore } from "../repositories/github-sign-in";
import { createLocalRepository } from "../repositories/local";
import type { Repository } from "../repositories/repository";
import { EditorSession } from "../session/editor-session";
import { useSession } from "../session/useSession";
import type { EditorSettings } from "../settings";
import { SignIn } from "./SignIn";
import { Workspace } from "./Workspace";

/** The content editor: a workspace, and a sign-in before it if the editor is hosted. */
export function App({ settings, counties }: { settings: EditorSettings; counties: Counties }) {
  const isLocal = settings.place === "local";
  const [isSignedIn, setSignedIn] = useState(isLocal || tokenStore.token() !== undefined);
  const [isLeaving, setLeaving] = useState(false);
  const session = useMemo(() => new EditorSession(openRepository(settings), counties), [settings, counties]);
  const { draft, needsSignIn } = useSession(session);
  useEffect(() => {
    if (isSignedIn) void session.start();
  }, [isSignedIn, session]);
  if (settings.place === "local") return <Workspace session={session} />;

  const onSignedIn = () => {
    if (isSignedIn) void session.signedIn();
    else setSignedIn(true);
  };
  /** Reloads the page, so that nothing of this account stays in memory. */
  const signOut = () => {
    // Removes the workspace first, so that its warning about unsaved changes does not appear again.
    flushSync(() => setLeaving(true));
    tokenStore.clear();
    window.location.reload();
  };
  if (isLeaving) return null;
  if (!draft && (!isSignedIn || needsSignIn)) {
    return <SignIn settings={settings} onSignedIn={onSignedIn} />;
  }
  return (
    <>
      <Workspace session={session} onSignOut={signOut} />
      {needsSignIn && (
        <SignIn settings={settings} onSignedIn={onSignedIn} onPostpone={() => session.postponeSignIn()} />
      )}
    </>
  );
}

function openRepository(settings: EditorSettings): Repository {
  if (settings.place === "local") return createLocalRepository(settings.folder);
  const { token, login } = tokenStore;
  return createGithubRepository({ ...settings, token, login });
}
