/**
 * Returns a value from a page query. GraphQL types the value as nullable, but the content check guarantees it.
 *
 * @param place the content file that the value comes from, and its place in it, for the error message
 * @throws if the page's data lacks the value, which stops the build
 */
export function required<T extends object>(value: T | null | undefined, place: string): T {
  if (value === null || value === undefined) throw new Error(`The page's data lacks content/${place}.`);
  return value;
}
