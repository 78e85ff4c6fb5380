/**
 * What became of a link:
 * alive: answers; moved: has a new address for good; slow: answers late; guarded: answers, but not to a program;
 * dead: leads nowhere; sample: an example address, not asked.
 */
export type LinkState = "alive" | "moved" | "slow" | "guarded" | "dead" | "sample";

export interface LinkResponse {
  state: LinkState;
  /** For people: the new address, the status, the time, the reason. */
  note: string;
}

export interface AskOptions {
  /** Milliseconds for the whole way, redirects included. */
  timeout: number;
  /** Milliseconds from which an answer is slow. */
  slow: number;
  fetch: typeof fetch;
}

export const LINK_QUERY_OPTIONS: AskOptions = { timeout: 15_000, slow: 5_000, fetch: (...args) => fetch(...args) };

const MOST_REDIRECTS = 10;
/** Answers of servers that are there, and that keep programs out or want a login. */
const GUARDED = new Set([401, 403, 405, 406, 407, 451, 999]);

/**
 * Asks a link once, and follows where it leads.
 *
 * @throws when a later try could succeed: no connection, no answer in time, a server that is down or busy
 */
export async function requestLink(
  url: string,
  { timeout, slow, fetch }: AskOptions = LINK_QUERY_OPTIONS,
): Promise<LinkResponse> {
  const start = performance.now();
  const signal = AbortSignal.timeout(timeout);
  let address = url;
  let movedTo: string | undefined;
  let onlyForGood = true;

  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const { status, location } = await askOnce(address, signal, timeout, fetch);
    if (location === undefined) {
      return judge(status, movedTo, performance.now() - start, slow);
    }
    // After a redirect for now, the address in the content stays the right one.
    if (status !== 301 && status !== 308) onlyForGood = false;
    address = new URL(location, address).href;
    if (onlyForGood) movedTo = address;
  }
  return { state: "dead", note: `redirected more than ${MOST_REDIRECTS} times` };
}

async function askOnce(address: string, signal: AbortSignal, timeout: number, fetch: AskOptions["fetch"]) {
  try {
    const response = await fetch(address, {
      redirect: "manual",
      signal,
      headers: { accept: "text/html,*/*", "user-agent": "Mozilla/5.0 (compatible; link check of a website)" },
    });
    await response.body?.cancel();
    const isRedirect = response.status >= 300 && response.status < 400;
    const location = (isRedirect && response.headers.get("location")) || undefined;
    return { status: response.status, location };
  } catch (error) {
    if (signal.aborted) throw new Error(`no answer within ${timeout / 1000} s`);
    throw new Error(reason(error));
  }
}

function judge(status: number, movedTo: string | undefined, duration: number, slow: number): LinkResponse {
  if (GUARDED.has(status)) return { state: "guarded", note: `status ${status}; look at it in a browser` };
  if (status === 429 || status >= 500) throw new Error(`status ${status}`);
  if (status >= 400) return { state: "dead", note: `status ${status}` };
  if (movedTo) return { state: "moved", note: `now at ${movedTo}` };
  const seconds = `${(duration / 1000).toFixed(1)} s`;
  return duration >= slow ? { state: "slow", note: seconds } : { state: "alive", note: seconds };
}

/** fetch says "fetch failed" and hides why in its cause. */
function reason(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message?: string };
  return cause?.code ?? cause?.message ?? message ?? String(error);
}
