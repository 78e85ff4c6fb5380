type Complete<T> = { [File in keyof T]: NonNullable<T[File]> };

/**
 * Returns the data of a page query, whose fields are named after content files. GraphQL types them as nullable, but the
 * content check guarantees them.
 *
 * @throws if a file is missing, which stops the build
 */
export function complete<T extends object>(data: T): Complete<T> {
  const missing = Object.keys(data).find((name) => data[name as keyof T] === null);
  if (missing) throw new Error(`The page's data lacks content/${missing}.json.`);
  return data as Complete<T>;
}
