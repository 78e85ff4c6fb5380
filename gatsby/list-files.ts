import { readdirSync } from "node:fs";
import path from "node:path";

/** Returns the paths of all files in a folder, with "/" on every system. */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  return paths.map((name) => name.replaceAll(path.sep, "/")).sort();
}
