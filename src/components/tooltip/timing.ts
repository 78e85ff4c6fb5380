/** Milliseconds the pointer or focus rests on something before its tooltip opens (spec §9). */
export const OPEN_DELAY_MS = 700;
/** Milliseconds after one tooltip closed within which the next opens at once (spec §9). */
export const SKIP_DELAY_MS = 300;
/** Milliseconds the pointer may take from the trigger to its tooltip. Not in the spec: it makes entering possible. */
export const CLOSE_DELAY_MS = 120;

/**
 * How long to wait before a tooltip opens.
 *
 * @param now milliseconds on any steady clock
 * @param closedAt when the last tooltip closed, on the same clock; undefined if none has been open
 */
export function openDelay(now: number, closedAt: number | undefined): number {
  return closedAt !== undefined && now - closedAt <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
}
