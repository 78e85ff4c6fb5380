import { readdirSync } from "node:fs";
import path from "node:path";

/** Paths of all files in a folder, hidden ones too, relative to it and with "/" on every system. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}
