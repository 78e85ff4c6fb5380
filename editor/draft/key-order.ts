import * as z from "zod";

/**
 * The order in which a group's keys are written: those it had keep theirs, and each new one stands before those that
 * follow it in the model. The mark of sample content comes first.
 */
export function orderKeys(schema: z.ZodType | undefined, keys: readonly string[], before: readonly string[]): string[] {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape).filter((key) => key !== "sample") : [];
  const model = ["sample", ...fields];
  const ordered = before.filter((key) => keys.includes(key));
  const added = keys.filter((key) => !ordered.includes(key));
  for (const key of added.toSorted((a, b) => model.indexOf(b) - model.indexOf(a))) {
    const followers = model.includes(key) ? model.slice(model.indexOf(key)) : [];
    const next = ordered.findIndex((other) => followers.includes(other));
    ordered.splice(next < 0 ? ordered.length : next, 0, key);
  }
  return ordered;
}
