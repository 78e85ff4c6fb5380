import { type Dirent, lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { IMAGE_TYPES } from "./fields";
import { ALL_CONTENT, CONTENT_NAMES, type Content } from "./schemas";

/** Found from the working directory, because Gatsby compiles this file into another folder. */
export const CONTENT_FOLDER = path.resolve("content");

const IMAGE = new RegExp(`^images/[^]*\\.(?:${IMAGE_TYPES})$`);
/** What systems and editors leave behind. Nobody has to delete it, and nothing reads it. */
const LITTER = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.[^/]*\.sw[a-p]|[^/]*~|\.#[^/]*|#[^/]*#)$/i;

/** Reads all content, which has to have passed the check. */
export function readContent(folder = CONTENT_FOLDER): Content {
  const files = CONTENT_NAMES.map((name) => [
    name,
    JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8")),
  ]);
  return ALL_CONTENT.parse(Object.fromEntries(files));
}

/** Returns the files of a content folder: paths with "/" on every system, and what is wrong with each. */
export function listContent(folder: string): { file: string; problem: string | undefined }[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/");
    return entry.isDirectory() || LITTER.test(file) ? [] : [{ file, problem: findProblem(file, entry) }];
  });
}

/** A link could lead to any file of the computer that builds the site. */
function findProblem(file: string, entry: Pick<Dirent, "isFile">): string | undefined {
  if (!entry.isFile()) return "This is a link, or no file at all; put the file itself here, or delete it.";
  if (IMAGE.test(file) || CONTENT_NAMES.some((name) => file === `${name}.json`)) return undefined;
  return file.startsWith("images/")
    ? "This is not a PNG, JPEG, WebP or AVIF; export it as one of these, or delete it."
    : "The site has no content file with this name; rename or delete it.";
}

/** Whether Gatsby may read a path: it is a folder, or one of the files that the content consists of. */
export function isContent(folder: string, absolute: string): boolean {
  const entry = lstatSync(absolute, { throwIfNoEntry: false });
  const file = path.relative(folder, absolute).replaceAll(path.sep, "/");
  return Boolean(entry?.isDirectory() || (entry && !LITTER.test(file) && !findProblem(file, entry)));
}
