import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CONTENT, CONTENT_NAMES, type Content } from "./schemas";

/**
 * The firm's content or, for tests of behavior, the fixtures. Found from the working directory, because Gatsby compiles
 * this file into another folder.
 */
export const CONTENT_FOLDER = path.resolve(process.env.CONTENT_FOLDER || "content");

/** Reads all content, which has to have passed the check. */
export function readContent(folder = CONTENT_FOLDER): Content {
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8"));
  return CONTENT.parse(Object.fromEntries(CONTENT_NAMES.map((name) => [name, read(name)])));
}

/** Returns the paths of all files in a folder, with "/" on every system. */
export const listFiles = (folder: string): string[] => entriesOf(folder).map(([file]) => file);

/** `recursive` of Node would follow links to folders, from Node 22 on. */
function entriesOf(folder: string, parent = ""): [file: string, entry: Dirent][] {
  return readdirSync(path.join(folder, parent), { withFileTypes: true }).flatMap((entry) => {
    const file = parent + entry.name;
    return entry.isDirectory() ? entriesOf(folder, `${file}/`) : [[file, entry]];
  });
}

/** Whether a name is what systems and editors leave behind. Nobody has to delete it, and nothing reads it. */
export const isLeftover = (file: string) => /^[.~]|~$|^(?:thumbs\.db|desktop\.ini)$/i.test(path.basename(file));

/** Returns the files of a content folder, and what is wrong with each. */
export function listContent(folder: string): { file: string; problem: string | undefined }[] {
  if (!existsSync(folder)) return [];
  const files = entriesOf(folder).filter(([file]) => !file.split("/").some(isLeftover));
  return files.map(([file, entry]) => ({ file, problem: findProblem(file, entry) }));
}

function findProblem(file: string, entry: Dirent): string | undefined {
  // A link could lead to any file of the computer that builds the site.
  if (!entry.isFile()) return "This is a link; put the file itself here, or delete it.";
  if (CONTENT_NAMES.some((name) => file === `${name}.json`)) return undefined;
  if (/^images\/.+\.(?:png|jpe?g|webp|avif)$/i.test(file)) return undefined;
  return file.startsWith("images/")
    ? "This is not a PNG, JPEG, WebP or AVIF; export it as one of these, or delete it."
    : "The site has no content file with this name; rename or delete it.";
}
