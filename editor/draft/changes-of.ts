import type { Changes } from "../repositories/repository";
import { commitMessage } from "./change-words";
import { describeChanges } from "./describe-changes";
import { type Draft, versionOf } from "./draft";

/** Returns the files that saving a draft writes and deletes, and the commit message. */
export function changesOf(draft: Draft): Changes {
  const { base, images, joins } = draft;
  const after = versionOf(draft);
  const files = new Map<string, string | Uint8Array<ArrayBuffer> | null>();
  for (const [name, { bytes }] of images) {
    if (after.images.has(name)) files.set(fileOf(name), bytes);
  }
  for (const name of base.images.keys()) {
    if (!after.images.has(name)) files.set(fileOf(name), null);
  }
  for (const [file, text] of after.texts) {
    if (text !== base.texts.get(file)) files.set(file, text);
  }
  const message = commitMessage(describeChanges(base, after));
  return { version: base.version, joins, files, message, after };
}

/** "./images/portrait.jpg" → "images/portrait.jpg" */
const fileOf = (image: string) => image.slice(2);
