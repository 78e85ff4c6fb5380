import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Counties } from "../../content-model/counties";
import { createGithubRepository } from "../repositories/github";
import { tokenStore } from "../repositories/github-sign-in";
import { createLocalRepository } from "../repositories/local";
import { EditorSession } from "../session/editor-session";
import { useSession } from "../session/useSession";
import type { EditorSettings } from "../settings";
import { SignIn } from "./SignIn";
import { Workspace } from "./Workspace";

interface Props {
  settings: EditorSettings;
  counties: Counties;
}

/** The editor: on this computer at once, hosted after signing in. */
export function App({ settings, counties }: Props) {
  const [isSignedIn, setSignedIn] = useState(settings.place === "local" || tokenStore.token() !== undefined);
  const [isLeaving, setLeaving] = useState(false);
  const session = useMemo(() => {
    const repository =
      settings.place === "local"
        ? createLocalRepository(settings.folder)
        : createGithubRepository({ ...settings, token: tokenStore.token, login: tokenStore.login });
    return new EditorSession(repository, counties);
  }, [settings, counties]);
  const { draft, needsSignIn } = useSession(session);
  useEffect(() => {
    if (isSignedIn) void session.start();
  }, [isSignedIn, session]);
  if (settings.place === "local") return <Workspace session={session} />;

  const onSignedIn = () => {
    if (isSignedIn) void session.signedIn();
    else setSignedIn(true);
  };
  /** From the start again, with nothing of this account in memory. What is not saved stays in this browser. */
  const signOut = () => {
    // Without a workspace, the browser does not ask what the editor has asked already.
    flushSync(() => setLeaving(true));
    tokenStore.clear();
    window.location.reload();
  };
  if (isLeaving) return null;
  if (!draft && (!isSignedIn || needsSignIn)) return <SignIn settings={settings} onSignedIn={onSignedIn} />;
  return (
    <>
      <Workspace session={session} onSignOut={signOut} />
      {needsSignIn && (
        <SignIn settings={settings} onSignedIn={onSignedIn} onPostpone={() => session.postponeSignIn()} />
      )}
    </>
  );
}
