/** Milliseconds between two steps of a counter (spec §9). */
export const TICK_MS = 16;
/** Milliseconds from 0 to the final number (spec §9). */
export const DURATION_MS = 2000;
/** The share of the section that has to be in view before the counters start (spec §9). */
const VISIBLE_SHARE = 0.3;

/**
 * Returns the number that a counter shows. It depends on the clock and not on the number of steps, so a slow frame does
 * not make the counter late.
 *
 * @param target the final number
 * @param elapsed milliseconds since the start
 */
export function countAt(target: number, elapsed: number): number {
  const stepped = Math.floor(Math.max(elapsed, 0) / TICK_MS) * TICK_MS;
  return stepped >= DURATION_MS ? target : Math.floor((target * stepped) / DURATION_MS);
}

/**
 * Returns true if enough of a section is in view for the counters to start: `VISIBLE_SHARE` of it,
 * or most of a screen if the section is too tall for that. All heights are in px.
 */
export function isPastThreshold(visibleHeight: number, sectionHeight: number, viewportHeight: number): boolean {
  const wanted = Math.min(sectionHeight * VISIBLE_SHARE, viewportHeight * 0.9);
  return visibleHeight > 0 && visibleHeight >= wanted - 1;
}
