import { type FormEvent, type ReactNode, useState } from "react";
import { readAccount, signInWithNetlify, tokenStore } from "../repositories/github-sign-in";
import type { GithubSettings } from "../settings";
import { useModal } from "./useModal";

interface Props {
  settings: GithubSettings;
  onSignedIn: () => void;
  /** The sign-in has expired while somebody was at work: what they typed stays behind the dialog. */
  isAgain?: boolean;
  /** Somebody has closed that dialog without signing in. */
  onPostpone?: () => void;
}

/** Asks who one is: in GitHub's own window, or by an access token. */
export function SignIn({ settings, onSignedIn, isAgain = false, onPostpone }: Props) {
  const [token, setToken] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { owner, name, signInSite } = settings;

  async function signIn(getToken: () => Promise<string>) {
    setBusy(true);
    setProblem(undefined);
    try {
      const given = (await getToken()).trim();
      await readAccount({ ...settings, token: () => given });
      tokenStore.write(given);
      onSignedIn();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void signIn(async () => token);
  }

  const content = (
    <div className="sign-in">
      <h1>{isAgain ? "Sign in again" : "Content editor"}</h1>
      <p>
        {isAgain
          ? "Your sign-in has expired. What you typed is still here, and in this browser."
          : `For whoever looks after the content of ${owner}/${name}.`}
      </p>
      {signInSite && (
        <button
          type="button"
          className="button primary"
          disabled={isBusy}
          onClick={() => signIn(() => signInWithNetlify(signInSite))}
        >
          Sign in with GitHub
        </button>
      )}
      <form onSubmit={submit}>
        <div className="field">
          <label htmlFor="token">{signInSite ? "Or an access token" : "Access token"}</label>
          <p className="help" id="token-help">
            From GitHub, for this repository only. It is kept in this tab until you close it.
          </p>
          <input
            id="token"
            type="password"
            autoComplete="off"
            aria-describedby="token-help token-problem"
            required
            value={token}
            onChange={(event) => setToken(event.target.value)}
          />
        </div>
        <button type="submit" className="button" disabled={isBusy}>
          {isBusy ? "Signing in …" : "Sign in"}
        </button>
      </form>
      <div id="token-problem" className="problems" role="alert">
        {problem && <p>{problem}</p>}
      </div>
    </div>
  );
  return isAgain ? <Dialog onClose={onPostpone}>{content}</Dialog> : <main>{content}</main>;
}

/** Closing it leaves the way to what was typed; saving asks again. */
function Dialog({ children, onClose }: { children: ReactNode; onClose: (() => void) | undefined }) {
  return (
    <dialog ref={useModal()} aria-label="Sign in again" onClose={onClose}>
      {children}
    </dialog>
  );
}
