import { QueryClient } from "@tanstack/query-core";

/** Milliseconds for which an answer is kept after its last use (spec §9: five minutes). */
export const GC_TIME = 5 * 60_000;
/** How often a failed question is asked again (spec §9). */
export const RETRIES = 3;
/** Milliseconds before the first retry; each further one waits twice as long (spec §9). */
export const FIRST_RETRY_DELAY_MS = 1_000;
/** Milliseconds that no retry waits longer than (spec §9). */
export const LONGEST_RETRY_DELAY_MS = 30_000;

/** @param failures how often it has failed before, from 0 */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_DELAY_MS * 2 ** failures, LONGEST_RETRY_DELAY_MS);
}

/** The one way in which this project asks the outside world. Clear the client when done: its cache holds the process. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { gcTime: GC_TIME, retry: RETRIES, retryDelay } } });
}
