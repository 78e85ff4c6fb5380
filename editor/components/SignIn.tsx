import { type FormEvent, useState } from "react";
import { messageOf } from "../message-of";
import { checkAccount, signInWithNetlify, tokenStore } from "../repositories/github-sign-in";
import type { GithubSettings } from "../settings";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

interface Props {
  settings: GithubSettings;
  onSignedIn: () => void;
  /** Passed if the sign-in has expired during work: it is then a dialog that can be closed. */
  onPostpone?: () => void;
}

/** Signs the user in with GitHub, either in a window that Netlify opens or with an access token. */
export function SignIn({ settings, onSignedIn, onPostpone }: Props) {
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
      const previous = tokenStore.login();
      if (onPostpone && login !== previous) throw wrongAccount(login, previous);
      tokenStore.write(login, given);
      onSignedIn();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void signIn(async () => token);
  }

  const content = (
    <div className="*:mt-4">
      <p>
        {onPostpone
          ? "Your sign-in has expired. What you typed is still here, and in this browser."
          : `For the person who looks after the content of ${owner}/${name}.`}
      </p>
      {signInSite && (
        <Button
          label="Sign in with GitHub"
          className="button primary"
          isDisabled={isBusy}
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
  if (onPostpone) {
    return (
      <Dialog title="Sign in again" onClose={onPostpone}>
        {content}
      </Dialog>
    );
  }
  return (
    <main className="mx-auto my-[10vh] max-w-measure p-6">
      <h1 className="text-[2rem]">Content editor</h1>
      {content}
    </main>
  );
}

function wrongAccount(login: string, previous: string | undefined): Error {
  return new Error(
    `This sign-in is ${login}'s, and what was typed here is ${previous}'s. Sign in as ${previous}. Or close this, click Sign out, and sign in as ${login}; what ${previous} typed stays in this browser.`,
  );
}
