import { askServer, decode } from "./ask-server";
import { ForbiddenError, SignInError, StaleError } from "./repository";

/** A repository on GitHub, and who asks for it. */
export interface GithubAccess {
  owner: string;
  name: string;
  /** The access token of whoever is signed in; undefined if nobody is. */
  token(): string | undefined;
  /** Of GitHub's API. Another one is for tests. */
  origin?: string;
}

/** GitHub does not accept what was asked, and has no error code that says why. */
export class RefusedError extends Error {
  override name = "RefusedError";
}

interface GraphqlError {
  type?: string;
  message: string;
  path?: readonly (string | number)[];
}

const FORBIDDEN = /^(FORBIDDEN|INSUFFICIENT_SCOPES)$/;
const SILENT = "GitHub does not answer. Check the internet connection.";
const EXPIRED = "Your sign-in has expired. Sign in again; nothing you typed is lost.";
export const STALE = "The content on GitHub has changed since it was loaded. Save again.";

/** Sends requests to GitHub. All functions throw SignInError, ForbiddenError, StaleError, RefusedError, or an Error that says what to do. */
export function createGithubApi({ owner, name, token, origin = "https://api.github.com" }: GithubAccess) {
  const place = `${owner}/${name}`;

  async function send(path: string, request: RequestInit, saves?: boolean) {
    const credential = token()?.trim() ?? "";
    // A header takes no other characters; GitHub's tokens have none.
    if (!/^\w+$/.test(credential)) throw new SignInError(EXPIRED);
    const sent = { "content-type": "application/json", authorization: `Bearer ${credential}` };
    const headersSent = { accept: "application/vnd.github+json", ...sent, ...request.headers };
    const asked = { cache: "no-store", ...request, headers: headersSent } as const;
    const { response, bytes } = await askServer(SILENT, `${origin}${path}`, asked, saves);
    const { headers, ok, status } = response;
    if (ok) return { headers, bytes };
    if (status === 401) throw new SignInError(EXPIRED);
    const message = String(parseAnswer(decode(bytes)).message);
    const isLimited = headers.has("retry-after") || headers.get("x-ratelimit-remaining") === "0";
    if (isLimited || /rate limit/.test(message)) throw rateLimited(headers);
    // To an account that may only read, GitHub denies that there is what it may not write to.
    if (status === 403 || (status === 404 && request.body)) throw forbidden(message, headers);
    if (status === 404) throw noAccess();
    throw new Error(
      `GitHub has a problem of its own at the moment (${status}). Try again in a few minutes; nothing you typed is lost.`,
    );
  }

  function explain({ type, message, path }: GraphqlError, headers: Headers): Error {
    if (type === "STALE_DATA") return new StaleError(STALE);
    if (type === "RATE_LIMITED") return rateLimited(headers);
    if (FORBIDDEN.test(type ?? "")) return forbidden(message, headers);
    if (type === "NOT_FOUND" && path?.join() === "repository") return noAccess();
    return new RefusedError(
      `GitHub did not accept this: ${quote(message)} Try again, or show this to whoever looks after the website.`,
    );
  }

  function noAccess(): ForbiddenError {
    return new ForbiddenError(
      `You cannot see ${place} on GitHub with this sign-in. Ask whoever looks after the website to invite your GitHub account to it. An access token must name this repository.`,
    );
  }

  function forbidden(message: string, headers: Headers): ForbiddenError {
    const [, page] = /url=(https:\S+)/.exec(headers.get("x-github-sso") ?? "") ?? [];
    const wayOut = page
      ? `Your organization asks you to confirm this sign-in: open ${page} in another tab, confirm there, and try again here.`
      : `Ask whoever looks after the website to let your GitHub account write to ${place}. An access token needs the permissions Contents and Pull requests, both with “Read and write”.`;
    return new ForbiddenError(`GitHub does not let you do this with this sign-in: ${quote(message)} ${wayOut}`);
  }

  return {
    /** What the REST API answers. @param path "/user" @param content makes it a POST request */
    async rest<Answer>(path: string, content?: object): Promise<Answer> {
      const request = content && { method: "POST", body: JSON.stringify(content) };
      return JSON.parse(decode((await send(path, request ?? {})).bytes));
    },

    async readBlob(oid: string): Promise<Uint8Array<ArrayBuffer>> {
      const headers = { accept: "application/vnd.github.raw+json" };
      return (await send(`/repos/${place}/git/blobs/${oid}`, { headers })).bytes;
    },

    /**
     * The data that answers a query or a mutation, in the shape that the document asks for.
     *
     * @param optional a field that may be null, or have nulls in it, where this access token may not read it
     */
    async query<Data>(document: string, variables: Readonly<Record<string, unknown>>, optional = ""): Promise<Data> {
      const request = { method: "POST", body: JSON.stringify({ query: document, variables }) };
      const { headers, bytes } = await send("/graphql", request, /^\s*mutation/.test(document));
      const { data, errors } = JSON.parse(decode(bytes)) as { data: Data; errors?: GraphqlError[] };
      const problem = errors?.find(({ type, path }) => !(FORBIDDEN.test(type ?? "") && path?.includes(optional)));
      if (problem) throw explain(problem, headers);
      return data;
    },
  };
}

/** What GitHub says, as a sentence. */
export function quote(message: string): string {
  return `“${message.replace(/\.$/, "")}”.`;
}

function rateLimited(headers: Headers): Error {
  const reset = Number(headers.get("x-ratelimit-reset")) - Date.now() / 1000;
  const minutes = Math.max(1, Math.ceil(Number(headers.get("retry-after") ?? reset) / 60));
  return new Error(
    `GitHub takes no more requests from you for now. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}; nothing you typed is lost.`,
  );
}

/** What GitHub answers, as JSON; a proxy may send anything instead, which is taken for a message. */
export function parseAnswer(text: string): { token?: unknown; message?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return { message: text };
  }
}
