import { QueryClient } from "@tanstack/query-core";

/**
 * What became of a link, the worst first: "guarded" answers, but not to a program; "sample" is an example address and
 * was not requested.
 */
export const LINK_STATES = ["dead", "moved", "guarded", "alive", "sample"] as const;

export interface LinkStatus {
  state: (typeof LINK_STATES)[number];
  /** For people: the new address, the status, the reason. */
  note: string;
}

/** Milliseconds for the whole way, redirects included. */
export const LINK_TIMEOUT = 15_000;

const MAX_REDIRECTS = 10;
/** Statuses of servers that are there, and that keep programs out or want a login. */
const GUARDED = [401, 403, 405, 406, 407, 451, 999];
const HEADERS = { accept: "text/html,*/*", "user-agent": "Mozilla/5.0 (compatible; link check of a website)" };

/**
 * The one way in which this project requests something from the outside world, with the cache and the retries of
 * spec §9. Clear the client when done: its cache keeps the process running.
 */
export function createQueryClient(): QueryClient {
  const retryDelay = (failures: number) => Math.min(1_000 * 2 ** failures, 30_000);
  return new QueryClient({ defaultOptions: { queries: { gcTime: 5 * 60_000, retry: 3, retryDelay } } });
}

/**
 * Requests a link once, and follows where it leads.
 *
 * @throws when a retry could succeed: no connection, no response in time, a server that is down or busy
 */
export async function requestLink(url: string, timeout = LINK_TIMEOUT): Promise<LinkStatus> {
  const signal = AbortSignal.timeout(timeout);
  let address = url;
  let movedTo: string | undefined;
  let permanent = true;

  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { status, headers, body } = await fetch(address, { redirect: "manual", signal, headers: HEADERS }).catch(
      (error: Error & { cause?: { code?: string; message?: string } }) => {
        if (signal.aborted) throw new Error(`no answer within ${timeout / 1000} s`);
        // fetch says "fetch failed" and hides why in its cause.
        throw new Error(error.cause?.code ?? error.cause?.message ?? error.message);
      },
    );
    await body?.cancel();
    const location = status >= 300 && status < 400 && headers.get("location");
    if (location) {
      // After a temporary redirect, the address in the content is still the right one.
      permanent &&= status === 301 || status === 308;
      address = new URL(location, address).href;
      if (permanent) movedTo = address;
      continue;
    }
    if (GUARDED.includes(status)) return { state: "guarded", note: `status ${status}; look at it in a browser` };
    if (status === 429 || status >= 500) throw new Error(`status ${status}`);
    if (status >= 400) return { state: "dead", note: `status ${status}` };
    return movedTo ? { state: "moved", note: `now at ${movedTo}` } : { state: "alive", note: `status ${status}` };
  }
  return { state: "dead", note: `redirected more than ${MAX_REDIRECTS} times` };
}
