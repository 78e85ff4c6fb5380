import { contentNames } from "../../content-model/check";
import type { ImageMetadata } from "../../content-model/image-metadata";
import { isRecord } from "../../content-model/is-record";
import type { ContentName } from "../../content-model/schemas";
import type { ContentVersion, Snapshot } from "../repositories/repository";
import { formatJson } from "./serialize";

/** Parsed content by file. A file that cannot be read is missing. */
export type Contents = Readonly<Partial<Record<ContentName, unknown>>>;

/** An image that somebody has chosen and not saved yet. */
export interface NewImage {
  bytes: Uint8Array<ArrayBuffer>;
  /** As in a snapshot. */
  hash: string;
  metadata: ImageMetadata;
}

/** What somebody is working on, and what it started from. */
export interface Draft {
  readonly base: Snapshot;
  readonly contents: Contents;
  /** By the name that content uses: "./images/awards/badge.png". */
  readonly images: ReadonlyMap<string, NewImage>;
  /** `Online.commit` of what this draft has brought from the website, and nobody has saved here yet. */
  readonly joins?: string | undefined;
}

/** A draft of what is saved, without any change. */
export function draftOf(base: Snapshot): Draft {
  return { base, contents: contentsOf(base.texts), images: new Map() };
}

/** Of texts that never change: what was parsed once is not parsed again at each key. */
const parsed = new WeakMap<Snapshot["texts"], Contents>();

export function contentsOf(texts: Snapshot["texts"]): Contents {
  const known = parsed.get(texts);
  if (known) return known;
  const files = contentNames().flatMap((name) => {
    const content = parse(texts.get(`${name}.json`));
    return content === undefined ? [] : [[name, content] as const];
  });
  const contents: Contents = Object.fromEntries(files);
  parsed.set(texts, contents);
  return contents;
}

/** Undefined if it is no JSON: the check says what is wrong with it. */
function parse(text: string | undefined): unknown {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The texts of all files as they would be saved. One without a change stays as it is, to the byte. */
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

/** Names of the files that would be written. */
export function changedFiles(draft: Draft, texts = draftTexts(draft)): ContentName[] {
  return contentNames().filter((name) => texts.get(`${name}.json`) !== draft.base.texts.get(`${name}.json`));
}

/** Everything as it would be saved. */
export function versionOf(draft: Draft): ContentVersion {
  const texts = draftTexts(draft);
  const inUse = imagesIn([...texts.values()]);
  const usedBefore = imagesIn([...draft.base.texts.values()]);
  const images = new Map([...draft.base.images].filter(([name]) => inUse.has(name) || !usedBefore.has(name)));
  for (const [name, { hash }] of draft.images) if (inUse.has(name)) images.set(name, hash);
  return { texts, images };
}

/** What git calls a file with these bytes. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const digest = await crypto.subtle.digest("SHA-1", await new Blob([header, bytes]).arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Every image that is named anywhere. */
export function imagesIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/\.\/images\/[^"]+/g) ?? []));
}

/**
 * A name for a chosen file that content may use and that nothing else has: "./images/awards/state-bar.png".
 *
 * @param folder "./images/awards"
 */
export function safeImageName(folder: string, fileName: string, format: string, taken: ReadonlySet<string>): string {
  const dot = fileName.lastIndexOf(".");
  const stem = (dot > 0 ? fileName.slice(0, dot) : fileName)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  // What it is counts, not what it is called.
  const extension = format.replace("jpeg", "jpg");
  for (let count = 1; ; count++) {
    const name = `${folder}/${stem || "image"}${count > 1 ? `-${count}` : ""}.${extension}`;
    if (!taken.has(name)) return name;
  }
}
