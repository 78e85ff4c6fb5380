/**
 * The value of a query that GraphQL types as nullable although the content check makes sure that it is there.
 *
 * @param file the content file it comes from, for the message
 * @throws when it is missing after all (a data file that did not arrive whole); the error screen takes over
 */
export function required<T>(value: T | null | undefined, file: string): T {
  if (value === null || value === undefined) throw new Error(`The page's data lacks content/${file}.`);
  return value;
}
