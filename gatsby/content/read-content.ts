import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ContentSources, contentFile } from "../../content-model/check";
import { type Diagnostic, diagnosticSentence, FILE_START, formatPosition } from "../../content-model/diagnostics";
import { fileKind } from "../../content-model/file-kind";
import { type ImageMetadata, readImageMetadata } from "../../content-model/image-metadata";
import { readCounties } from "../../content-model/read-counties";

/**
 * Returns the folder with the content: `CONTENT_DIR`, or else "content" in the project.
 *
 * @throws if there is no such folder
 */
export function contentFolder(root: string): string {
  const folder = path.resolve(root, process.env.CONTENT_DIR || "content");
  if (!existsSync(folder)) throw new Error(`There is no content folder ${folder}. Check CONTENT_DIR.`);
  return folder;
}

/** The bytes of each file in a content folder, by its path in the folder ("images/portrait.png"). */
export type ContentFiles = ReadonlyMap<string, Buffer>;

/** The message for a file that cannot be read, by the code of the error. */
const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: "This link leads nowhere; delete it, or put the file itself in its place",
  ELOOP: "This link leads to itself; delete it, or put the file itself in its place",
  EISDIR: "This link leads to a folder; put the folder itself in its place",
};

/** The error for a file in the content folder that cannot be read. Its message starts with the file's position. */
export class UnreadableFileError extends Error {
  readonly diagnostic: Diagnostic;

  constructor(name: string, code: string) {
    const message = UNREADABLE[code] ?? `This cannot be read (${code}); make sure that it can be opened here`;
    const diagnostic = { file: contentFile(name), position: FILE_START, path: [], message };
    super(`${formatPosition(diagnostic)}: ${diagnosticSentence(diagnostic)}`);
    this.diagnostic = diagnostic;
  }
}

/**
 * Reads every file of a content folder except hidden ones. A folder that does not exist has no files.
 *
 * @throws UnreadableFileError
 */
export function readContentFiles(folder: string): ContentFiles {
  const names = tryToRead("", () => listFiles(folder));
  return new Map(names.map((name) => [name, tryToRead(name, () => readFileSync(path.join(folder, name)))]));
}

function tryToRead<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UnreadableFileError(name, Object(error).code);
  }
}

/** Reads the content of a folder for the check. */
export function readContent(folder: string): ContentSources {
  return contentSources(readContentFiles(folder));
}

/** Sorts the files of a content folder into texts, images and unexpected files. */
export function contentSources(files: ContentFiles): ContentSources {
  const texts = new Map<string, string>();
  const images = new Map<string, ImageMetadata | undefined>();
  const unexpectedFiles: string[] = [];
  for (const [name, bytes] of files) {
    const kind = fileKind(name);
    if (kind === "image") images.set(`./${name}`, readImageMetadata(bytes));
    else if (kind === "text") texts.set(name, bytes.toString());
    else unexpectedFiles.push(name);
  }
  return { texts, images, unexpectedFiles, counties: readCounties() };
}

/** Returns the paths of all files in a folder, relative to the folder, with "/" on every system. */
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
