/** How fast the marquee moves by itself, in px per second: slow enough to read a badge as it passes. */
export const SPEED_PX_PER_SECOND = 32;

/** Milliseconds the marquee takes to move by so many px; by the width of one set of badges, for one round of the loop. */
export function durationOf(px: number): number {
  return (px / SPEED_PX_PER_SECOND) * 1000;
}

/** The animation time (ms, within one round) at which the marquee is `offset` px to the left of its start. */
export function timeAt(offset: number, setWidth: number): number {
  return durationOf(((offset % setWidth) + setWidth) % setWidth);
}

/** How far the marquee has moved to the left, in px within one set, at an animation time in ms. */
export function offsetAt(time: number, setWidth: number): number {
  return ((time * SPEED_PX_PER_SECOND) / 1000) % setWidth;
}

/**
 * The offset that brings a badge to the middle of the marquee. Never negative: before the first set there is nothing,
 * and one set further on is the copy, which has no focus.
 */
export function offsetToCenter(badgeLeft: number, badgeWidth: number, marqueeWidth: number): number {
  return Math.max(0, badgeLeft - (marqueeWidth - badgeWidth) / 2);
}
