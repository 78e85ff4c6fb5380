import type { ContentPath } from "./diagnostics";
import type { Images } from "./rule-types";

/** Addresses and numbers reserved for examples: sample content even where nobody marked it. */
const RESERVED = /\bexample\.(?:com|net|org)\b|\b555-01\d{2}\b/i;

/** How the sample texts call themselves: sample content even where somebody has deleted the marker too early. */
const ADMITTED =
  /\bsample (?:review|client|name|line|source|text|portrait|street|badge|count)\b|\(sample\b|\bplaceholder text\b/i;

/**
 * Everything in a content file that is still sample: what a `sample` key names, every reserved example address or
 * number, every text that calls itself a sample, and every image that carries the mark of a sample drawing.
 *
 * @param images those that are not given pass for real ones
 */
export function findSampleContent(value: unknown, images: Images = new Map(), path: ContentPath = []): ContentPath[] {
  if (typeof value === "string") {
    return RESERVED.test(value) || ADMITTED.test(value) || images.get(value)?.isSample ? [path] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => findSampleContent(item, images, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  const { sample, ...fields } = value as Record<string, unknown>;
  if (sample === true) return [path];
  const marked = Array.isArray(sample) ? sample.map(String) : [];
  const unmarked = Object.entries(fields).filter(([key]) => !marked.includes(key));
  const found = unmarked.flatMap(([key, field]) => findSampleContent(field, images, [...path, key]));
  return [...marked.map((key) => [...path, key]), ...found];
}
