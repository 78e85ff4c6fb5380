import { readFileSync } from "node:fs";
import path from "node:path";
import type { Content, ContentName } from "./schemas";

/** Found from the working directory, because Gatsby compiles this file into another folder. */
export const CONTENT_FOLDER = path.resolve("content");

/** Reads a content file, which has to have passed the check. */
export function readContentFile<Name extends ContentName>(name: Name): Content[Name] {
  return JSON.parse(readFileSync(path.join(CONTENT_FOLDER, `${name}.json`), "utf8"));
}
