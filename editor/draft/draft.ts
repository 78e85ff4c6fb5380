import { contentNames } from "../../content-model/check";
import type { ImageMetadata } from "../../content-model/image-metadata";
import { isRecord } from "../../content-model/is-record";
import type { ContentName } from "../../content-model/schemas";
import type { ContentVersion, Snapshot } from "../repositories/repository";
import { formatJson } from "./serialize";

/** Parsed content by file. Files that cannot be parsed are missing. */
export type Contents = Readonly<Partial<Record<ContentName, unknown>>>;

/** An image that a person has chosen and not saved yet. */
export interface NewImage {
  bytes: Uint8Array<ArrayBuffer>;
  /** The bytes' git hash. */
  hash: string;
  metadata: ImageMetadata;
}

/** Unsaved work, and the saved content that it started from. */
export interface Draft {
  readonly base: Snapshot;
  readonly contents: Contents;
  /** New images by their path in content: "./images/awards/badge.png". */
  readonly images: ReadonlyMap<string, NewImage>;
  /** The commit of newer website content that this draft includes and that is not saved here yet. */
  readonly joins?: string | undefined;
}

/** Returns a draft without changes. */
export function draftOf(base: Snapshot): Draft {
  return { base, contents: contentsOf(base.texts), images: new Map() };
}

/** The parsed content of each map of texts. A map never changes, so it is parsed only once. */
const parsed = new WeakMap<Snapshot["texts"], Contents>();

/** Parses the content files. */
export function contentsOf(texts: Snapshot["texts"]): Contents {
  const known = parsed.get(texts);
  if (known) return known;
  const contents: Partial<Record<ContentName, unknown>> = {};
  for (const name of contentNames()) {
    const content = parse(texts.get(`${name}.json`));
    if (content) contents[name] = content;
  }
  parsed.set(texts, contents);
  return contents;
}

function parse(text: string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isRecord(value) ? value : undefined;
  } catch {
    // The check of the content reports what is wrong.
    return undefined;
  }
}

/** Returns the text of every file as it would be saved. Unchanged files keep their exact bytes. */
export function draftTexts({ base, contents }: Draft): Map<string, string> {
  const texts = new Map(base.texts);
  const before = contentsOf(base.texts);
  for (const name of contentNames()) {
    const content = contents[name];
    if (content === undefined || content === before[name]) continue;
    const text = formatJson(name, content);
    if (text !== formatJson(name, before[name])) texts.set(`${name}.json`, text);
  }
  return texts;
}

/** Returns all content as it would be saved, without images that are no longer used. */
export function versionOf(draft: Draft): ContentVersion {
  const texts = draftTexts(draft);
  const used = imagesIn([...texts.values()]);
  const usedBefore = imagesIn([...draft.base.texts.values()]);
  const images = new Map(draft.base.images);
  for (const name of usedBefore) {
    if (!used.has(name)) images.delete(name);
  }
  for (const [name, { hash }] of draft.images) {
    if (used.has(name)) images.set(name, hash);
  }
  return { texts, images };
}

/** "svg" → "image/svg+xml" */
export function mimeType(format: string | undefined): string {
  return format === "svg" ? "image/svg+xml" : `image/${format}`;
}

/** Returns git's hash of a file with these bytes. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const blob = await new Blob([header, bytes]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", blob));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the paths of all images that the texts name. */
export function imagesIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/\.\/images\/[^"]+/g) ?? []));
}

/**
 * Returns an unused path for a chosen file, in characters that content accepts:
 * "State Bar.PNG" → "./images/awards/state-bar.png".
 *
 * @param folder "./images/awards"
 */
export function safeImageName(folder: string, fileName: string, format: string, taken: ReadonlySet<string>): string {
  const stem = fileName
    .replace(/(?<=.)\.[^.]*$/, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  // The file's own extension may be wrong.
  const extension = format.replace("jpeg", "jpg");
  for (let count = 1; ; count++) {
    const suffix = count > 1 ? `-${count}` : "";
    const name = `${folder}/${stem || "image"}${suffix}.${extension}`;
    if (!taken.has(name)) return name;
  }
}

/** Returns an unused path for an image whose path, such as "./images/portrait.jpg", is taken. */
export function renamedImage(name: string, format: string, taken: ReadonlySet<string>): string {
  const slash = name.lastIndexOf("/");
  return safeImageName(name.slice(0, slash), name.slice(slash + 1), format, taken);
}

/** Returns the paths of the saved and the new images. */
export function imageNames({ base, images }: Draft): Set<string> {
  return new Set([...base.images.keys(), ...images.keys()]);
}
