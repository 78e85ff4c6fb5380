import type * as z from "zod";
import type { ContentPath } from "./diagnostics";
import type { ImageMetadata } from "./image-metadata";
import { isRecord } from "./is-record";
import { CONTENT_SCHEMAS, type ContentName } from "./schemas";
import { metaOf, schemaAt } from "./walk-schema";

/** Images by their path in content. An image that is not in the map counts as real. */
export type SampleImages = ReadonlyMap<string, Pick<ImageMetadata, "isSample"> | undefined>;

/**
 * Returns the paths of all sample content in a content file: the fields that a `sample` key names,
 * addresses and numbers that are reserved for examples, and sample drawings.
 */
export function findSamplePaths(name: ContentName, content: unknown, images: SampleImages): ContentPath[] {
  return find(CONTENT_SCHEMAS[name], content, images, []);
}

function find(schema: z.ZodType | undefined, value: unknown, images: SampleImages, path: ContentPath): ContentPath[] {
  if (typeof value === "string") {
    const { reserved, image } = metaOf(schema);
    return reserved?.test(value) || (image && images.get(value)?.isSample) ? [path] : [];
  }
  const inside = (key: string | number, field: unknown) =>
    find(schema && schemaAt(schema, [key]), field, images, [...path, key]);
  if (Array.isArray(value)) return value.flatMap((item, index) => inside(index, item));
  if (!isRecord(value)) return [];
  const { sample, ...fields } = value;
  if (sample === true) return [path];
  const marked = Array.isArray(sample) ? sample.map(String) : [];
  const unmarked = Object.entries(fields).filter(([key]) => !marked.includes(key));
  return [...marked.map((key) => [...path, key]), ...unmarked.flatMap(([key, field]) => inside(key, field))];
}
