import { createGithubApi, type GithubAccess, parseAnswer, quote } from "./github-api";
import { SignInError } from "./repository";

const NETLIFY = "https://api.netlify.com";

/** Milliseconds between two checks of the sign-in window, which sends no event when it closes. */
const POLL_INTERVAL_MS = 500;

/**
 * Signs the user in with GitHub, in a window that Netlify opens. Browsers open that
 * window only if this is called during a click.
 *
 * @param site the domain of the Netlify site with the sign-in: "edit.example.com"
 * @returns an access token
 * @throws SignInError
 */
export async function signInWithNetlify(site: string): Promise<string> {
  const query = new URLSearchParams({ provider: "github", site_id: site, scope: "repo" });
  const popup = window.open(`${NETLIFY}/auth?${query}`, "sign-in", "popup,width=720,height=800");
  if (!popup) {
    throw new SignInError("Your browser has blocked the sign-in window. Allow pop-ups for this page, then try again.");
  }
  const done = new AbortController();
  const answer = new Promise<string>((resolve, reject) => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== popup || event.origin !== NETLIFY || typeof event.data !== "string") return;
      // The window sends the token to the origin that answers this message.
      if (event.data === "authorizing:github") popup.postMessage(event.data, NETLIFY);
      const [, status, json = ""] = /^authorization:github:(success|error):(.*)$/s.exec(event.data) ?? [];
      if (status === undefined) return;
      const { token, message } = parseAnswer(json);
      const reason = message ? `: ${quote(String(message))}` : ".";
      if (status === "success" && typeof token === "string") resolve(token);
      else reject(new SignInError(`GitHub did not sign you in${reason} Try again.`));
    };
    window.addEventListener("message", listen, { signal: done.signal });
    const poll = setInterval(() => {
      if (popup.closed) reject(new SignInError("The sign-in window was closed before you were signed in. Try again."));
    }, POLL_INTERVAL_MS);
    done.signal.addEventListener("abort", () => clearInterval(poll));
  });
  return answer.finally(() => {
    done.abort();
    popup.close();
  });
}

/**
 * Finds out whose access token this is, and checks the permissions of that
 * account. The permissions of the token itself cannot be checked here. If they are not enough,
 * the first save fails.
 *
 * @returns the name of the account
 * @throws SignInError if GitHub does not know the token
 * @throws Error if the account may not write to the repository
 */
export async function checkAccount(access: GithubAccess): Promise<string> {
  const api = createGithubApi(access);
  const place = `${access.owner}/${access.name}`;
  const { login } = await api.rest<{ login: string }>("/user").catch((error: unknown) => {
    if (!(error instanceof SignInError)) throw error;
    throw new SignInError(
      "GitHub does not know this sign-in, or it has expired. Sign in again, or copy the whole token.",
    );
  });
  const { permissions } = await api.rest<{ permissions?: { push: boolean } }>(`/repos/${place}`);
  if (!permissions?.push) {
    throw new Error(
      `Your GitHub account ${login} may read ${place}, but not change it. Ask the person who looks after the website to give it the role “Write” there.`,
    );
  }
  return login;
}

/** The storage key. The value is the login and the token, with a space between them. */
const KEY = "github-sign-in";

/** Replaces sessionStorage if the browser blocks it. */
const memory: { [KEY]?: string } = {};

function store(): Storage | typeof memory {
  try {
    return sessionStorage;
  } catch {
    return memory;
  }
}

/** The login and the token of this tab. */
export const tokenStore = {
  login: () => store()[KEY]?.split(" ")[0],
  token: () => store()[KEY]?.split(" ")[1],
  write: (login: string, token: string): void => {
    store()[KEY] = `${login} ${token}`;
  },
  clear: (): void => {
    delete store()[KEY];
  },
};
