import type { Changes } from "../repositories/repository";
import { commitMessage } from "./change-words";
import { describeChanges } from "./describe-changes";
import { type Draft, versionOf } from "./draft";

/** All that saving would write and delete: changed files, new images, and images that were in use before the change. */
export function changesOf(draft: Draft): Changes {
  const { base, images, joins } = draft;
  const after = versionOf(draft);
  const files = new Map<string, string | Uint8Array<ArrayBuffer> | null>();
  for (const [name, { bytes }] of images) if (after.images.has(name)) files.set(name.slice(2), bytes);
  for (const name of base.images.keys()) if (!after.images.has(name)) files.set(name.slice(2), null);
  for (const [file, text] of after.texts) if (text !== base.texts.get(file)) files.set(file, text);
  return { version: base.version, joins, files, message: commitMessage(describeChanges(base, after)), after };
}
