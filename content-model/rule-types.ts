import type { Counties } from "./counties";
import type { ContentPath } from "./diagnostics";
import type { ImageMetadata } from "./image-metadata";
import { isRecord } from "./is-record";
import type { Content, ContentName } from "./schemas";

/** The content files without those that do not fit their schemas. */
export type ValidContent = Partial<Content>;

/** All images by their path in content ("./images/a.png"); undefined for a file that is not an image. */
export type Images = ReadonlyMap<string, ImageMetadata | undefined>;

/** The images and counties that content may refer to. */
export interface RuleContext {
  images: Images;
  counties: Counties;
}

export interface RuleDiagnostic {
  file: ContentName;
  path: ContentPath;
  /** Completes the sentence "`field` …". */
  message: string;
  fix?: string | undefined;
}

/** Finds faults that no schema can find, such as values that contradict each other, or a missing image. */
export interface Rule {
  /** True if the rule also gets files that do not fit their schemas, and so handles values of any type. */
  readsAll?: boolean;
  find(content: ValidContent, context: RuleContext): RuleDiagnostic[];
}

interface Place {
  file: ContentName;
  path: ContentPath;
  value: unknown;
}

/** Returns everything in the content: each file, and each group, list and value in it. */
export function walk(content: ValidContent): readonly Place[] {
  return (Object.keys(content) as ContentName[]).flatMap((file) => placesIn({ file, path: [], value: content[file] }));
}

/** Returns a value and everything in it. */
export function placesIn(place: Place): Place[] {
  const { file, path, value } = place;
  const inside = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return [place, ...inside.flatMap(([key, field]) => placesIn({ file, path: [...path, key], value: field }))];
}
