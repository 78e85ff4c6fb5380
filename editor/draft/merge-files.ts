import { contentNames } from "../../content-model/check";
import { contentsOf, imagesIn } from "./draft";
import { mergeContent } from "./merge";
import { formatJson } from "./serialize";

/** Path in the content folder → its text, or the hash of what is no text. */
export type Files = ReadonlyMap<string, string>;

/**
 * Puts together what two sides have made of the same files, texts with content field by field.
 *
 * @returns undefined if a person has to choose
 */
export function mergeFiles(base: Files, mine: Files, theirs: Files): Files | undefined {
  const { merged, conflicts } = mergeContent(contentsOf(base), contentsOf(mine), contentsOf(theirs));
  if (conflicts.length > 0) return undefined;
  const inUse = imagesIn([JSON.stringify(merged)]);
  const files = new Map(theirs);
  for (const name of new Set([...base.keys(), ...mine.keys()])) {
    const [before, here, there] = [base, mine, theirs].map((side) => side.get(name));
    let value = here === before ? there : here;
    if (here !== before && there !== before && here !== there) {
      const content = contentNames().find((each) => `${each}.json` === name);
      if (!content || merged[content] === undefined) return undefined;
      value = formatJson(content, merged[content]);
    }
    // An image that one side has deleted, the other may have put to another use.
    if (inUse.has(`./${name}`)) value ??= here ?? there;
    if (value === undefined) files.delete(name);
    else files.set(name, value);
  }
  return files;
}
