import type { Counties } from "./counties";
import type { ContentPath } from "./diagnostics";
import type { ImageMetadata } from "./image-metadata";
import type { Content, ContentName } from "./schemas";

type Unfinished<T> = T extends readonly (infer Item)[]
  ? (Unfinished<Item> | undefined)[]
  : T extends object
    ? { [Key in keyof T]?: Unfinished<T[Key]> | undefined }
    : T;

/** The content as far as its shape is right: what a shape problem was reported about is left out, or undefined in a list. */
export type Draft = { [Name in ContentName]?: Unfinished<Content[Name]> };

/** The pictures by the path that content uses ("./images/awards/a.png"); undefined for what is no picture. */
export type Images = ReadonlyMap<string, ImageMetadata | undefined>;

/** What content may refer to. */
export interface World {
  images: Images;
  counties: Counties;
}

export interface RuleDiagnostic {
  file: ContentName;
  path: ContentPath;
  /** Completes the sentence "`field` …". */
  message: string;
  fix?: string;
}

/** Something that no single field can break. */
export interface Rule {
  name: string;
  find(draft: Draft, world: World): RuleDiagnostic[];
}

export interface Place {
  file: ContentName;
  path: ContentPath;
  value: unknown;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const walked = new WeakMap<Draft, readonly Place[]>();

/** Everything in the content: each file, each group, each list and each value. Nobody may change the draft afterward. */
export function walk(draft: Draft): readonly Place[] {
  // Nearly every rule asks for all of it.
  const places = walked.get(draft) ?? findPlaces(draft);
  walked.set(draft, places);
  return places;
}

function findPlaces(draft: Draft): Place[] {
  const places: Place[] = [];
  const visit = (file: ContentName, path: ContentPath, value: unknown) => {
    places.push({ file, path, value });
    if (Array.isArray(value)) value.forEach((item, index) => void visit(file, [...path, index], item));
    else if (isRecord(value)) for (const [key, field] of Object.entries(value)) visit(file, [...path, key], field);
  };
  for (const [file, value] of Object.entries(draft)) visit(file as ContentName, [], value);
  return places;
}
