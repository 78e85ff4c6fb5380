import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ContentSources } from "../../content-model/check";
import { type ImageMetadata, readImageMetadata } from "../../content-model/image-metadata";
import { readCounties } from "../../content-model/read-counties";

/** The folder with the content: `CONTENT_DIR`, or else "content" in the project. */
export function contentFolder(root: string): string {
  return path.resolve(root, process.env.CONTENT_DIR || "content");
}

/** The files of a content folder: path in it ("images/portrait.png") → bytes. */
export type ContentFiles = ReadonlyMap<string, Buffer>;

/** Reads every file of a content folder. Hidden files are left out; a folder that does not exist is empty. */
export function readContentFiles(folder: string): ContentFiles {
  return new Map(listFiles(folder).map((name) => [name, readFileSync(path.join(folder, name))]));
}

/** Reads all content as it lies in a folder. */
export function readContent(folder: string): ContentSources {
  return contentSources(readContentFiles(folder));
}

export function contentSources(files: ContentFiles): ContentSources {
  const texts = new Map<string, string>();
  const images = new Map<string, ImageMetadata | undefined>();
  const unexpectedFiles: string[] = [];
  for (const [name, bytes] of files) {
    if (name.startsWith("images/")) images.set(`./${name}`, readImageMetadata(bytes));
    else if (name.endsWith(".json") && !name.includes("/")) texts.set(name, bytes.toString());
    else unexpectedFiles.push(name);
  }
  return { texts, images, unexpectedFiles, counties: readCounties() };
}

/** Paths of all files in a folder, relative to it, with "/" on every system. */
export function listFiles(folder: string, prefix = ""): string[] {
  if (!existsSync(path.join(folder, prefix))) return [];
  const entries = readdirSync(path.join(folder, prefix), { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) => {
      const name = `${prefix}${entry.name}`;
      return entry.isDirectory() ? listFiles(folder, `${name}/`) : [name];
    })
    .sort();
}
