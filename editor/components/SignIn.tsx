import { type FormEvent, useState } from "react";
import { checkAccount, signInWithNetlify, tokenStore } from "../repositories/github-sign-in";
import type { GithubSettings } from "../settings";
import { Button } from "./Button";
import { useModal } from "./useModal";

interface Props {
  settings: GithubSettings;
  onSignedIn: () => void;
  /**
   * Given where a sign-in has expired while somebody was at work: what they typed stays behind a dialog, which they may
   * close. Saving asks again.
   */
  onPostpone?: () => void;
}

/** Asks who one is: in GitHub's own window, or by an access token. */
export function SignIn({ settings, onSignedIn, onPostpone }: Props) {
  const dialog = useModal();
  const [token, setToken] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { owner, name, signInSite } = settings;

  async function signIn(getToken: () => Promise<string>) {
    setBusy(true);
    setProblem(undefined);
    try {
      const given = (await getToken()).trim();
      const login = await checkAccount({ ...settings, token: () => given });
      const owner = tokenStore.login();
      if (onPostpone && login !== owner) {
        throw new Error(
          `This sign-in is ${login}'s, and what was typed here is ${owner}'s. Sign in as ${owner}. Or close this with the Escape key, click Sign out, and sign in as ${login}; what ${owner} typed stays in this browser.`,
        );
      }
      tokenStore.write(login, given);
      onSignedIn();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void signIn(async () => token);
  }

  const content = (
    <div className="mx-auto my-[10vh] max-w-measure p-6 [&>*+*]:mt-4">
      <h1 className="text-[2rem]">{onPostpone ? "Sign in again" : "Content editor"}</h1>
      <p>
        {onPostpone
          ? "Your sign-in has expired. What you typed is still here, and in this browser."
          : `For whoever looks after the content of ${owner}/${name}.`}
      </p>
      {signInSite && (
        <Button
          does="Sign in with GitHub"
          look="button primary"
          isIdle={isBusy}
          onClick={() => signIn(() => signInWithNetlify(signInSite))}
        />
      )}
      <form onSubmit={submit}>
        <div className="field">
          <label htmlFor="token">{signInSite ? "Or an access token" : "Access token"}</label>
          <p className="help" id="token-help">
            The long row of letters and digits that you were given. This tab keeps it until you close it.
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
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? "Signing in …" : "Sign in"}
        </button>
      </form>
      <div id="token-problem" className="problems" role="alert">
        {problem && <p>{problem}</p>}
      </div>
    </div>
  );
  if (!onPostpone) return <main>{content}</main>;
  return (
    <dialog ref={dialog} aria-label="Sign in again" onClose={onPostpone}>
      {content}
    </dialog>
  );
}
