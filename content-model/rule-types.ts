import type { Counties } from "./counties";
import type { ContentPath } from "./diagnostics";
import type { ImageMetadata } from "./image-metadata";
import type { Content, ContentName } from "./schemas";

type DeepPartial<T> = T extends readonly (infer Item)[]
  ? (DeepPartial<Item> | undefined)[]
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> | undefined }
    : T;

/** The content as far as it fits its schema: what does not is left out, or undefined in a list. */
export type PartialContent = { [Name in ContentName]?: DeepPartial<Content[Name]> };

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

/** Something that no single field can break. */
export interface Rule {
  name: string;
  find(draft: PartialContent, world: RuleContext): RuleDiagnostic[];
}

interface Place {
  file: ContentName;
  path: ContentPath;
  value: unknown;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const walked = new WeakMap<PartialContent, readonly Place[]>();

/** Everything in the content: each file, each group, each list and each value. Nobody may change the draft afterward. */
export function walk(draft: PartialContent): readonly Place[] {
  // Nearly every rule asks for all of it.
  const known = walked.get(draft);
  if (known) return known;
  const places = (Object.keys(draft) as ContentName[]).flatMap((file) =>
    placesIn({ file, path: [], value: draft[file] }),
  );
  walked.set(draft, places);
  return places;
}

/** A value and everything in it. */
export function placesIn(place: Place): Place[] {
  const { file, path, value } = place;
  const inside = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return [place, ...inside.flatMap(([key, field]) => placesIn({ file, path: [...path, key], value: field }))];
}
