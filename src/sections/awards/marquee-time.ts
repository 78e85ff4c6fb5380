/** The marquee's speed, in px per second: slow enough to read a badge that passes. */
export const SPEED_PX_PER_SECOND = 32;

/** Returns how many ms the marquee takes to move by `px`. A round of the loop moves it by one set of badges. */
export function durationOf(px: number): number {
  return (px / SPEED_PX_PER_SECOND) * 1000;
}

/** Returns the time within a round, in ms, at which the marquee has moved `offset` px to the left. */
export function timeAt(offset: number, widthOfSet: number): number {
  // `%` keeps the sign of a negative offset, which a drag to the right can give.
  const offsetInSet = ((offset % widthOfSet) + widthOfSet) % widthOfSet;
  return durationOf(offsetInSet);
}

/** Returns how many px the marquee has moved to the left at an animation time in ms, in all rounds together. */
export function offsetAt(time: number): number {
  return (time * SPEED_PX_PER_SECOND) / 1000;
}

/**
 * Returns the offset that brings a badge to the middle of the marquee, in px. It is at least 0: nothing is to the left
 * of the first set of badges, and the second set is a copy, which cannot get focus.
 */
export function offsetToCenter(badgeLeft: number, badgeWidth: number, marqueeWidth: number): number {
  return Math.max(0, badgeLeft - (marqueeWidth - badgeWidth) / 2);
}
