import { readFileSync } from "node:fs";
import path from "node:path";
import { cleanSvg } from "../images/clean-svg";
import { type ContentSources, checkContent, contentFile } from "./check";
import type { Diagnostic } from "./diagnostics";
import { readContent } from "./read-content";

/** Reads the content in a folder, and all that is wrong with it: what `checkContent` finds, and SVG files that are broken. */
export function checkFolder(folder: string): { sources: ContentSources; diagnostics: Diagnostic[] } {
  const sources = readContent(folder);
  const images = [...sources.images.keys()].filter((name) => name.endsWith(".svg"));
  return { sources, diagnostics: [...checkContent(sources), ...images.flatMap((name) => findBrokenSvg(folder, name))] };
}

/** What the site gets of a content file: its bytes, those of an SVG without anything that acts or fetches. */
export function readClean(file: string): Buffer {
  const bytes = readFileSync(file);
  return file.endsWith(".svg") ? Buffer.from(cleanSvg(bytes.toString("utf8"), file)) : bytes;
}

function findBrokenSvg(folder: string, name: string): Diagnostic[] {
  try {
    readClean(path.join(folder, name));
    return [];
  } catch (error) {
    const { line = 1, column = 1, reason } = Object(error);
    const message = `This SVG cannot be read${reason ? ` (${reason})` : ""}; save it again`;
    return [{ file: contentFile(name.slice(2)), position: { line, column }, path: [], message }];
  }
}
