import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, type Stats } from "node:fs";
import path from "node:path";
import { IMAGE_TYPES } from "./fields";
import { CONTENT, CONTENT_NAMES, type Content } from "./schemas";

/** Found from the working directory, because Gatsby compiles this file into another folder. */
export const CONTENT_FOLDER = path.resolve("content");

const IMAGE = new RegExp(`^images/[^]*\\.(?:${IMAGE_TYPES})$`);
/** The names of what systems and editors leave behind. Nobody has to delete it, and nothing reads it. */
const LITTER = /^(?:[.~@].*|.*~|#.*#|(?:eh)?thumbs\.db|desktop\.ini|icon\r)$/is;

/** Reads all content, which has to have passed the check. */
export function readContent(folder = CONTENT_FOLDER): Content {
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8"));
  return CONTENT.parse(Object.fromEntries(CONTENT_NAMES.map((name) => [name, read(name)])));
}

/**
 * Returns the paths of all files in a folder, with "/" on every system. A link counts as a file: nobody follows it.
 *
 * @param leaveOut matches the names of files and folders that are not looked at
 */
export function listFiles(folder: string, leaveOut?: RegExp): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !leaveOut?.test(name));
  return entries.flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    return listFiles(path.join(folder, entry.name), leaveOut).map((file) => `${entry.name}/${file}`);
  });
}

/** Returns the files of a content folder, and what is wrong with each. */
export function listContent(folder: string): { file: string; problem: string | undefined }[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return listFiles(folder, LITTER).map((file) => ({
    file,
    problem: findProblem(file, lstatSync(path.join(folder, file))),
  }));
}

function findProblem(file: string, stats: Stats): string | undefined {
  // A link could lead to any file of the computer that builds the site.
  if (!stats.isFile()) return "This is a link, or no file at all; put the file itself here, or delete it.";
  if (IMAGE.test(file) || CONTENT_NAMES.some((name) => file === `${name}.json`)) return undefined;
  return file.startsWith("images/")
    ? "This is not a PNG, JPEG, WebP or AVIF; export it as one of these, or delete it."
    : "The site has no content file with this name; rename or delete it.";
}

/**
 * Whether Gatsby leaves a path alone: it is neither a folder nor a file that the check allows.
 *
 * @param stats from `lstat`, so not of what a link leads to; chokidar, which watches for Gatsby, has none for a path that is gone
 */
export function isIgnored(absolute: string, stats?: Stats, folder = CONTENT_FOLDER): boolean {
  const file = path.relative(folder, absolute).replaceAll(path.sep, "/");
  if (file.split("/").some((name) => LITTER.test(name))) return true;
  return Boolean(stats && !stats.isDirectory() && findProblem(file, stats));
}

/** Whether a file of the content folder is a link, or in a folder that is one. */
export function isBehindLink(file: string): boolean {
  if (!existsSync(file)) return false;
  return path.relative(realpathSync(CONTENT_FOLDER), realpathSync(file)) !== path.relative(CONTENT_FOLDER, file);
}
