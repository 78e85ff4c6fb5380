import { type ContentSources, checkContent, contentFile } from "../../content-model/check";
import type { Diagnostic } from "../../content-model/diagnostics";
import { cleanSvg } from "../images/clean-svg";
import { type ContentFiles, contentSources, readContentFiles, UnreadableFileError } from "./read-content";

interface CheckedContent {
  /** The files as they were read for the check: what lies in the folder may be newer. */
  files: ContentFiles;
  sources: ContentSources;
  /** What `checkContent` finds, and SVG files that are broken. */
  diagnostics: Diagnostic[];
}

/** Reads the content in a folder, and all that is wrong with it. */
export function checkFolder(folder: string): CheckedContent {
  try {
    return checkFiles(readContentFiles(folder));
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return { files: new Map(), sources: contentSources(new Map()), diagnostics: [error.diagnostic] };
  }
}

/** All that is wrong with the files of a content folder, wherever they are. */
export function checkFiles(files: ContentFiles): CheckedContent {
  const sources = contentSources(files);
  const images = [...files].filter(([name]) => name.startsWith("images/") && name.endsWith(".svg"));
  return { files, sources, diagnostics: [...checkContent(sources), ...images.flatMap(findBrokenSvg)] };
}

/** What the site gets of a content file: its bytes, those of an SVG without anything that acts or fetches. */
export function cleanFile(name: string, bytes: Buffer): Buffer {
  return name.endsWith(".svg") ? Buffer.from(cleanSvg(bytes.toString(), name)) : bytes;
}

function findBrokenSvg([name, bytes]: [name: string, bytes: Buffer]): Diagnostic[] {
  try {
    cleanSvg(bytes.toString(), name);
    return [];
  } catch (error) {
    const { line = 1, column = 1, reason } = Object(error);
    const message = `This SVG cannot be read${reason ? ` (${reason})` : ""}; save it again`;
    return [{ file: contentFile(name), position: { line, column }, path: [], message }];
  }
}
