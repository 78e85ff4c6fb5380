import { contentNames } from "../../content-model/check";
import { fileKind } from "../../content-model/file-kind";
import type { Snapshot } from "../repositories/repository";
import { contentsOf, imagesIn } from "./draft";
import { mergeContent } from "./merge";
import { formatJson } from "./serialize";

/** Content files by their path: the text of a JSON file, or the hash of any other file. */
export type Files = ReadonlyMap<string, string>;

/** Sorts files into texts, images and files that do not belong to the content. */
export function sortFiles(files: Files): Omit<Snapshot, "version"> {
  const texts = new Map<string, string>();
  const images = new Map<string, string>();
  const unexpectedFiles: string[] = [];
  for (const [name, value] of files) {
    const kind = fileKind(name);
    if (kind === "text") texts.set(name, value);
    else if (kind === "image") images.set(`./${name}`, value);
    else unexpectedFiles.push(name);
  }
  return { texts, images, unexpectedFiles };
}

/**
 * Merges two versions of the content folder. Content files are merged field by field.
 *
 * @returns undefined if a person has to choose between two changes
 */
export function mergeFiles(base: Files, mine: Files, theirs: Files): Files | undefined {
  const { merged, conflicts } = mergeContent(contentsOf(base), contentsOf(mine), contentsOf(theirs));
  if (conflicts.length > 0) return undefined;
  const usedImages = imagesIn([JSON.stringify(merged)]);
  const files = new Map(theirs);
  for (const name of new Set([...base.keys(), ...mine.keys()])) {
    const [before, here, there] = [base, mine, theirs].map((side) => side.get(name));
    let value = here === before ? there : here;
    if (here !== before && there !== before && here !== there) {
      const content = contentNames().find((each) => `${each}.json` === name);
      if (!content || merged[content] === undefined) return undefined;
      value = formatJson(content, merged[content]);
    }
    // An image that one side has deleted stays if the other side still uses it.
    if (usedImages.has(`./${name}`)) value ??= here ?? there;
    if (value === undefined) files.delete(name);
    else files.set(name, value);
  }
  return files;
}
