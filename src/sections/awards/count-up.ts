/** Milliseconds between two steps of a counter (spec §9). */
export const TICK_MS = 16;
/** Milliseconds from 0 to the target (spec §9). */
export const DURATION_MS = 2000;
/** Share of the section that has to be in view before the counters start (spec §9). */
const VISIBLE_SHARE = 0.3;

/**
 * What a counter shows. It follows the clock, not the number of steps taken, so that a slow frame or a tab in the
 * background delays a step and never loses one.
 *
 * @param target the final number
 * @param elapsed milliseconds since the start
 */
export function countAt(target: number, elapsed: number): number {
  const stepped = Math.floor(Math.max(elapsed, 0) / TICK_MS) * TICK_MS;
  return stepped >= DURATION_MS ? target : Math.floor((target * stepped) / DURATION_MS);
}

/**
 * Whether enough of a section is in view: `VISIBLE_SHARE` of it, or, when it is too tall for that ever to fit on the
 * screen, nearly a screenful of it. All in px.
 */
export function isPastThreshold(visibleHeight: number, sectionHeight: number, viewportHeight: number): boolean {
  const wanted = Math.min(sectionHeight * VISIBLE_SHARE, viewportHeight * 0.9);
  return visibleHeight > 0 && visibleHeight >= wanted - 1;
}
