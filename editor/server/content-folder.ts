import { createHash } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Diagnostic, newDiagnostics } from "../../content-model/diagnostics";
import { fileKind } from "../../content-model/file-kind";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { checkFiles } from "../../gatsby/content/check-folder";
import type { ContentFiles } from "../../gatsby/content/read-content";
import { contentsOf } from "../draft/draft";
import { describePlace, explain } from "../draft/field-messages";
import { sortFiles } from "../draft/merge-files";
import { placeOf } from "../draft/paths";
import type { Snapshot } from "../repositories/repository";

/**
 * Describes problems in the words of the form.
 *
 * @param texts the content files, for the names of entries
 */
export function describeProblems(diagnostics: readonly Diagnostic[], texts: Snapshot["texts"] = new Map()): string {
  const contents = contentsOf(texts);
  const sentences = diagnostics.map((diagnostic) => {
    const place = placeOf(diagnostic);
    const hasForm = place.file in CONTENT_SCHEMAS;
    const name = hasForm ? describePlace(place, contents) : path.basename(diagnostic.file);
    return `${name}: ${explain(diagnostic)}`;
  });
  return sentences.join(" ");
}

/** Describes the problems in `after` that are not in `before`; "" if there are none. */
export async function describeNewProblems(before: ContentFiles, after: ContentFiles): Promise<string> {
  const found = await checkFiles(after);
  const known = await checkFiles(before);
  const problems = newDiagnostics(found.diagnostics, known.diagnostics);
  return describeProblems(problems, snapshotOf(after).texts);
}

/** Returns what the content editor reads from a content folder. */
export function snapshotOf(files: ContentFiles): Snapshot {
  const hashes = [...files].map(([name, bytes]) => [name, gitHash(bytes)] as const).sort();
  const version = gitHash(Buffer.from(JSON.stringify(hashes)));
  const values = hashes.map(([name, hash]) => {
    const isText = fileKind(name) === "text";
    return [name, isText ? `${files.get(name)}` : hash] as const;
  });
  return { version, ...sortFiles(new Map(values)) };
}

/** Returns git's hash of these bytes as a blob. */
export function gitHash(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/**
 * Changes a folder from the files of `before` to those of `after` or, if that fails, changes nothing.
 *
 * @throws Error if a file cannot be written or deleted
 */
export function replaceFiles(folder: string, before: ContentFiles, after: ContentFiles): void {
  const fileOf = (name: string) => path.join(folder, name);
  // A file whose name starts with a dot is never content.
  const partOf = (name: string) => path.join(folder, path.dirname(name), `.${path.basename(name)}.part`);
  const names = new Set([...before.keys(), ...after.keys()]);
  const changed = [...names].filter((name) => !isSame(before.get(name), after.get(name)));
  const replaced: string[] = [];
  try {
    for (const name of changed) put(partOf(name), after.get(name));
    for (const name of changed) {
      if (after.has(name)) renameSync(partOf(name), fileOf(name));
      else put(fileOf(name), undefined);
      replaced.push(name);
    }
  } catch (error) {
    for (const name of replaced) put(fileOf(name), before.get(name));
    for (const name of changed) put(partOf(name), undefined);
    throw error;
  }
}

const isSame = (one?: Buffer, other?: Buffer) => one !== undefined && other !== undefined && one.equals(other);

function put(file: string, bytes: Buffer | undefined): void {
  if (!bytes) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
