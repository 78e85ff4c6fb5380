/** The keys and indexes that lead to a value in the content: ["reviews", "reviews", 2, "date"]. The first is a file. */
export type Path = readonly PropertyKey[];

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => Object(part)[key], value);
}

/** Yields the texts in a value, each with its path. */
export function* textsIn(value: unknown, path: PropertyKey[] = []): Generator<{ path: PropertyKey[]; text: string }> {
  if (typeof value === "string") yield { path, text: value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index]);
  else for (const [key, field] of Object.entries(value ?? {})) yield* textsIn(field, [...path, key]);
}
