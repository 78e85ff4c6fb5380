/**
 * The positions of the slides in view, counted from 0.
 *
 * @param first position of the first slide in view; beyond either end it starts over
 * @param shown how many fit
 * @param count how many there are
 */
export function slidesInView(first: number, shown: number, count: number): number[] {
  const start = ((first % count) + count) % count;
  return Array.from({ length: Math.min(shown, count) }, (_, step) => (start + step) % count);
}
