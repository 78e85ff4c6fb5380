/** How fast the strip moves by itself, in px per second: slow enough to read a badge as it passes. */
export const SPEED = 32;

/** Milliseconds the strip takes to move by the width (px) of one set of badges: one round of the loop. */
export function roundDuration(setWidth: number): number {
  return (setWidth / SPEED) * 1000;
}

/** The animation time (ms, within one round) at which the strip stands `offset` px to the left of its start. */
export function timeAt(offset: number, setWidth: number): number {
  const withinSet = ((offset % setWidth) + setWidth) % setWidth;
  return (withinSet / setWidth) * roundDuration(setWidth);
}

/** How far the strip has moved to the left, in px within one set, at an animation time in ms. */
export function offsetAt(time: number, setWidth: number): number {
  const duration = roundDuration(setWidth);
  return ((time % duration) / duration) * setWidth;
}

/**
 * The offset that brings a badge to the middle of the strip. Never negative: before the first set there is nothing,
 * and one set further on stands the copy, which has no focus.
 */
export function offsetToCenter(badgeLeft: number, badgeWidth: number, stripWidth: number): number {
  return Math.max(0, badgeLeft - (stripWidth - badgeWidth) / 2);
}
