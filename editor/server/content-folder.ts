import { createHash } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "../../content-model/diagnostics";
import { fileKind } from "../../content-model/file-kind";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import type { ContentFiles } from "../../gatsby/content/read-content";
import { contentsOf } from "../draft/draft";
import { describePlace, explain } from "../draft/field-messages";
import type { Snapshot } from "../repositories/repository";
import { placeOf } from "../session/useNavigation";

/** What is wrong, for people who know the forms and no file but their images. @param texts where entries find their names */
export function tell(diagnostics: readonly Diagnostic[], texts: Snapshot["texts"] = new Map()): string {
  const contents = contentsOf(texts);
  const sentences = diagnostics.map((diagnostic) => {
    const place = placeOf(diagnostic);
    const isKnown = place.file in CONTENT_SCHEMAS;
    return `${isKnown ? describePlace(place, contents) : path.basename(diagnostic.file)}: ${explain(diagnostic)}`;
  });
  return sentences.join(" ");
}

/** What the editor gets of the files of a content folder. */
export function snapshotOf(files: ContentFiles): Snapshot {
  const hashes = [...files].map(([name, bytes]) => [name, gitHash(bytes)] as const).sort();
  const only = (kind: ReturnType<typeof fileKind>) => hashes.filter(([name]) => fileKind(name) === kind);
  return {
    version: gitHash(Buffer.from(JSON.stringify(hashes))),
    texts: new Map(only("text").map(([name]) => [name, `${files.get(name)}`])),
    images: new Map(only("image").map(([name, hash]) => [`./${name}`, hash])),
    unexpectedFiles: only("unexpected").map(([name]) => name),
  };
}

/** The id that git gives a file of these bytes. */
export function gitHash(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** New bytes by path in the content folder; without bytes, the file is deleted. */
export type NewFiles = ReadonlyMap<string, Buffer | undefined>;

/** Makes all changes, or leaves the folder as it was. @throws when a file cannot be written or deleted */
export function replaceFiles(folder: string, changes: NewFiles, before: ContentFiles): void {
  const fileOf = (name: string) => path.join(folder, name);
  // Hidden, so that nobody takes it for content.
  const partOf = (name: string) => path.join(folder, path.dirname(name), `.${path.basename(name)}.part`);
  const changed: string[] = [];
  try {
    for (const [name, bytes] of changes) put(partOf(name), bytes);
    for (const [name, bytes] of changes) {
      if (bytes) renameSync(partOf(name), fileOf(name));
      else put(fileOf(name));
      changed.push(name);
    }
  } catch (error) {
    for (const name of changed) put(fileOf(name), before.get(name));
    for (const name of changes.keys()) put(partOf(name));
    throw error;
  }
}

/** Writes a file; without bytes, deletes it. */
function put(file: string, bytes?: Buffer): void {
  if (!bytes) return void rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
