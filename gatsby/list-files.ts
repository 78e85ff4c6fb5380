import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Returns the paths of all files in a folder, which may be missing, with "/" on every system. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  return paths.map((name) => name.replaceAll(path.sep, "/")).sort();
}
