import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ContentSources } from "../../content-model/check";
import type { Pictures } from "./generated-images";

/**
 * Writes content into a folder, from which `CONTENT_DIR=<folder> npm run build` builds the site.
 *
 * @param from the folder whose pictures it uses
 * @param pictures further pictures; those that the content names are written
 */
export function writeContent(folder: string, { texts }: ContentSources, from: string, pictures: Pictures = new Map()) {
  mkdirSync(folder, { recursive: true });
  const images = path.join(from, "images");
  if (existsSync(images)) cpSync(images, path.join(folder, "images"), { recursive: true });
  for (const [file, text] of texts) writeFileSync(path.join(folder, file), text);
  const all = [...texts.values()].join("");
  for (const [name, bytes] of pictures) {
    if (!all.includes(`"${name}"`)) continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
}
