/** A number from 0 up to, but not including, 1. The same seed always gives the same numbers. */
export type Random = () => number;

/** Mulberry32, by Tommy Ettinger, in the public domain. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Numbers of its own for each part of something, by the part's name: one more part changes none of the others'.
 * It takes one number, however many parts there are.
 */
export function randomByName(random: Random): (name: string) => Random {
  const seed = random() * 2 ** 32;
  return (name) =>
    seededRandom([...name].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193), seed));
}

/** One of the items; undefined if there are none. */
export function pick<T>(random: Random, items: readonly T[]): T | undefined {
  return items[Math.floor(random() * items.length)];
}

/** One of the items by its name: one more item changes the choice only by being chosen itself. */
export function pickByName<T>(random: Random, items: readonly T[], nameOf: (item: T) => string): T | undefined {
  const randomOf = randomByName(random);
  return items.map((item) => ({ item, rank: randomOf(nameOf(item))() })).sort((a, b) => a.rank - b.rank)[0]?.item;
}

/** A whole number from `low` up to and including `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** The same items in another order. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
