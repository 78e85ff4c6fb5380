import { askServer } from "./ask-server";
import { SignInError, StaleError } from "./repository";

/** A repository on GitHub, and the access token for it. */
export interface GithubAccess {
  owner: string;
  name: string;
  /** Returns the access token, if somebody is signed in. */
  token(): string | undefined;
  /** GitHub's API, except in tests. */
  origin?: string;
}

/** GitHub has refused a request for a reason that only its message explains. */
export class RefusedError extends Error {}

interface GraphqlError {
  type?: string;
  message: string;
  path?: readonly (string | number)[];
}

const FORBIDDEN = /^(FORBIDDEN|INSUFFICIENT_SCOPES)$/;
const SILENT = "GitHub does not answer. Check the internet connection.";
const EXPIRED = "Your sign-in has expired. Sign in again; nothing you typed is lost.";
export const STALE = "The content on GitHub has changed since it was loaded. Save again.";

/**
 * Creates functions that send requests to GitHub. They throw SignInError,
 * StaleError, RefusedError, or an Error that says what to do.
 */
export function createGithubApi({ owner, name, token, origin = "https://api.github.com" }: GithubAccess) {
  const place = `${owner}/${name}`;

  async function send(path: string, request: RequestInit, saves = false) {
    const credential = token()?.trim() ?? "";
    // Tokens contain only these characters. Others could break the header.
    if (!/^\w+$/.test(credential)) throw new SignInError(EXPIRED);
    const sentHeaders = {
      accept: "application/vnd.github+json",
      "content-type": "application/json",
      authorization: `Bearer ${credential}`,
      ...request.headers,
    };
    const sent = { cache: "no-store", ...request, headers: sentHeaders } as const;
    const response = await askServer(SILENT, `${origin}${path}`, sent, { saves });
    const { headers, ok, status } = response;
    if (ok) return response;
    if (status === 401) throw new SignInError(EXPIRED);
    const message = String(parseAnswer(await response.text()).message);
    if (isRateLimited(message, headers)) throw rateLimited(headers);
    // GitHub also answers 404 to a write request from an account that may only read.
    const isForbidden = status === 403 || (status === 404 && request.body);
    if (isForbidden) throw forbidden(message, headers);
    if (status === 404) throw noAccess();
    throw new Error(
      `GitHub has a problem of its own at the moment (${status}). Try again in a few minutes; nothing you typed is lost.`,
    );
  }

  function explain({ type = "", message, path }: GraphqlError, headers: Headers): Error {
    if (type === "STALE_DATA") return new StaleError(STALE);
    if (type === "RATE_LIMITED") return rateLimited(headers);
    if (FORBIDDEN.test(type)) return forbidden(message, headers);
    if (type === "NOT_FOUND" && path?.join() === "repository") return noAccess();
    return new RefusedError(
      `GitHub did not accept this: ${quote(message)} Try again, or show this to the person who looks after the website.`,
    );
  }

  function noAccess(): Error {
    return new Error(
      `You cannot see ${place} on GitHub with this sign-in. Ask the person who looks after the website to invite your GitHub account to it. An access token must name this repository.`,
    );
  }

  function forbidden(message: string, headers: Headers): Error {
    const [, page] = /url=(https:\S+)/.exec(headers.get("x-github-sso") ?? "") ?? [];
    const wayOut = page
      ? `Your organization asks you to confirm this sign-in: open ${page} in another tab, confirm there, and try again here.`
      : `Ask the person who looks after the website to let your GitHub account write to ${place}. An access token needs the permissions Contents and Pull requests, both with “Read and write”.`;
    return new Error(`GitHub does not let you do this with this sign-in: ${quote(message)} ${wayOut}`);
  }

  return {
    /** Sends a GET request to the REST API, or a POST request with `content`. @param path a path such as "/user" */
    async rest<Answer>(path: string, content?: object): Promise<Answer> {
      const request = content ? { method: "POST", body: JSON.stringify(content) } : {};
      return (await send(path, request)).json();
    },

    async readBlob(oid: string): Promise<Uint8Array<ArrayBuffer>> {
      const headers = { accept: "application/vnd.github.raw+json" };
      const response = await send(`/repos/${place}/git/blobs/${oid}`, { headers });
      return new Uint8Array(await response.arrayBuffer());
    },

    /**
     * Sends a query or a mutation to the GraphQL API.
     *
     * @param optional a field that the token may not be allowed to read; its value is then null or has nulls
     */
    async query<Data>(document: string, variables: Readonly<Record<string, unknown>>, optional = ""): Promise<Data> {
      const body = JSON.stringify({ query: document, variables });
      const isMutation = /^\s*mutation/.test(document);
      const response = await send("/graphql", { method: "POST", body }, isMutation);
      const { data, errors = [] }: { data: Data; errors?: GraphqlError[] } = await response.json();
      const isExpected = ({ type = "", path }: GraphqlError) => FORBIDDEN.test(type) && path?.includes(optional);
      const problem = errors.find((error) => !isExpected(error));
      if (problem) throw explain(problem, response.headers);
      return data;
    },
  };
}

/** Returns a message from GitHub in quotation marks, as the end of a sentence. */
export function quote(message: string): string {
  return `“${message.replace(/\.$/, "")}”.`;
}

function isRateLimited(message: string, headers: Headers): boolean {
  const hasNoneLeft = headers.get("x-ratelimit-remaining") === "0";
  return hasNoneLeft || headers.has("retry-after") || /rate limit/.test(message);
}

function rateLimited(headers: Headers): Error {
  const reset = Number(headers.get("x-ratelimit-reset")) - Date.now() / 1000;
  const seconds = Number(headers.get("retry-after") ?? reset);
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return new Error(
    `GitHub takes no more requests from you for now. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}; nothing you typed is lost.`,
  );
}

/** Parses a response from GitHub. A response that is not JSON, such as a proxy's, becomes the `message`. */
export function parseAnswer(text: string): { token?: unknown; message?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return { message: text };
  }
}
