import type { Counties } from "./counties";
import type { ContentPath } from "./diagnostics";
import type { ImageMetadata } from "./image-metadata";
import { isRecord } from "./is-record";
import type { Content, ContentName } from "./schemas";

/** The files that fit their schemas. */
export type ValidContent = Partial<Content>;

/** Images by the path that content uses ("./images/awards/a.png"); undefined for what is no image. */
export type Images = ReadonlyMap<string, ImageMetadata | undefined>;

/** What content may refer to. */
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

/** Something that no single field can break. It is looked for once the files that it is about fit their schemas. */
export interface Rule {
  name: string;
  /** Also looks into files in which something else is wrong. */
  readsAll?: boolean;
  find(content: ValidContent, world: RuleContext): RuleDiagnostic[];
}

interface Place {
  file: ContentName;
  path: ContentPath;
  value: unknown;
}

/** Everything in the content: each file, each group, each list and each value. */
export function walk(content: ValidContent): readonly Place[] {
  return (Object.keys(content) as ContentName[]).flatMap((file) => placesIn({ file, path: [], value: content[file] }));
}

/** A value and everything in it. */
export function placesIn(place: Place): Place[] {
  const { file, path, value } = place;
  const inside = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return [place, ...inside.flatMap(([key, field]) => placesIn({ file, path: [...path, key], value: field }))];
}
