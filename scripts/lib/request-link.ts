import { QueryClient } from "@tanstack/query-core";

/** The limit for a request with its redirects. */
const TIMEOUT_MS = 15_000;

/** Statuses of servers that refuse programs or ask for a login. Only a person can look. */
const REFUSES_PROGRAMS = [401, 403, 405, 406, 407, 429, 451, 999];

const HEADERS = { "user-agent": "Mozilla/5.0 (compatible; link check of a website)" };

/** The client for all requests to other sites (spec §9). Until `clear`, its cache keeps Node running. */
export function createQueryClient(): QueryClient {
  const retryDelay = (failures: number) => Math.min(1_000 * 2 ** failures, 30_000);
  return new QueryClient({ defaultOptions: { queries: { gcTime: 5 * 60_000, retry: 3, retryDelay } } });
}

/**
 * Requests a link. It is dead after an answer such as 404, or after four failed attempts. The `note` has the status, the
 * new address or the error.
 */
export async function requestLink(client: QueryClient, url: string) {
  try {
    return await client.fetchQuery({ queryKey: ["link", url], queryFn: () => requestOnce(url) });
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    // The message of fetch is only "fetch failed". Its cause has the reason.
    return { isAlive: false, note: cause?.code ?? cause?.message ?? message };
  }
}

/** @throws if another attempt may succeed: no connection, no answer in time, a busy server */
async function requestOnce(url: string) {
  const request = { headers: HEADERS, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const { status, ok, redirected, url: address, body } = await fetch(url, request);
  await body?.cancel();
  const answer = `status ${status}`;
  if (REFUSES_PROGRAMS.includes(status)) return { isAlive: true, note: `${answer}; look at it in a browser` };
  if (status >= 500) throw new Error(answer);
  return { isAlive: ok, note: redirected ? `${answer}, now at ${address}` : answer };
}
