import { QueryClient } from "@tanstack/query-core";

/**
 * The states of a link, the worst first. The server of a "guarded" link refuses programs or asks for a login. A "sample"
 * is an example address, which is not requested.
 */
export const LINK_STATES = ["dead", "moved", "guarded", "alive", "sample"] as const;

export interface LinkStatus {
  state: (typeof LINK_STATES)[number];
  /** The reason in words: the new address, the status or the error. */
  note: string;
}

/** The time for a link and all its redirects, in ms. */
const LINK_TIMEOUT = 15_000;

const MAX_REDIRECTS = 10;
/** Statuses of servers that refuse programs or ask for a login. */
const GUARDED = [401, 403, 405, 406, 407, 451, 999];
type FetchError = Error & { cause?: { code?: string; message?: string } };

const HEADERS = {
  accept: "text/html,*/*",
  "user-agent": "Mozilla/5.0 (compatible; link check of a website)",
};

/**
 * Creates the client for all requests to other sites. It repeats failed requests and caches answers. Clear it when you
 * are done, because its cache keeps the process running.
 */
export function createQueryClient(): QueryClient {
  const retryDelay = (failures: number) => Math.min(1_000 * 2 ** failures, 30_000);
  return new QueryClient({ defaultOptions: { queries: { gcTime: 5 * 60_000, retry: 3, retryDelay } } });
}

/**
 * Requests a link once, and follows its redirects.
 *
 * @param timeout in ms
 * @throws when another attempt may succeed: no connection, no response in time, a server that is down or busy
 */
export async function requestLink(url: string, timeout = LINK_TIMEOUT): Promise<LinkStatus> {
  const signal = AbortSignal.timeout(timeout);
  let address = url;
  let movedTo: string | undefined;
  let isPermanent = true;

  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { status, location } = await fetchOnce(address, signal).catch((error: FetchError) => {
      if (signal.aborted) throw new Error(`no answer within ${timeout / 1000} s`);
      // The message of fetch is only "fetch failed". Its cause has the reason.
      throw new Error(error.cause?.code ?? error.cause?.message ?? error.message);
    });
    if (!location) return statusOf(status, movedTo);
    // A temporary redirect is no reason to change the address in the content.
    isPermanent &&= status === 301 || status === 308;
    address = new URL(location, address).href;
    if (isPermanent) movedTo = address;
  }
  return { state: "dead", note: `redirected more than ${MAX_REDIRECTS} times` };
}

/** Returns the status of an address and, if the status is a redirect, where it leads. */
async function fetchOnce(address: string, signal: AbortSignal) {
  const { status, headers, body } = await fetch(address, { redirect: "manual", signal, headers: HEADERS });
  await body?.cancel();
  const isRedirect = status >= 300 && status < 400;
  return { status, location: isRedirect ? headers.get("location") : null };
}

/** @throws if the server is down or busy, so that another attempt may succeed */
function statusOf(status: number, movedTo: string | undefined): LinkStatus {
  const note = `status ${status}`;
  if (GUARDED.includes(status)) return { state: "guarded", note: `${note}; look at it in a browser` };
  if (status === 429 || status >= 500) throw new Error(note);
  if (status >= 400) return { state: "dead", note };
  return movedTo ? { state: "moved", note: `now at ${movedTo}` } : { state: "alive", note };
}
