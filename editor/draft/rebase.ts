import { contentNames, contentSource } from "../../content-model/check";
import { diagnosticSentence } from "../../content-model/diagnostics";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import type { Online, Snapshot } from "../repositories/repository";
import { type Contents, changedFiles, contentsOf, type Draft, type NewImage, safeImageName } from "./draft";
import { type Choices, type Conflict, mergeContent, type Origins } from "./merge";

/** A draft on top of what others have saved meanwhile. */
export interface Rebased {
  draft: Draft;
  /** Fields that both have changed, and for which nobody has chosen yet: the draft holds none of the two. */
  conflicts: Conflict[];
  origins: Origins;
}

/**
 * Brings the changes of a draft and those of others together, field by field.
 *
 * @param theirs what is saved now
 * @param choices for fields that both have changed
 * @throws Error while a file that the draft changes cannot be read there: nothing can be brought together with it
 */
export function rebase(draft: Draft, theirs: Snapshot, choices?: Choices): Rebased {
  const { contents, images } = renameTaken(draft, theirs);
  const now = contentsOf(theirs.texts);
  const mine = { ...contents };
  for (const name of contentNames()) {
    if (now[name] !== undefined || !theirs.texts.has(`${name}.json`)) continue;
    if (changedFiles(draft).includes(name)) {
      const [problem] = contentSource(theirs.texts, name).diagnostics;
      throw new Error(
        `“${CONTENT_SCHEMAS[name].meta()?.title}” cannot be read at the moment: another program has changed its file. ${problem ? diagnosticSentence(problem) : ""} Your changes are kept here, and nothing was saved over it. Mend the file there, then save here again.`,
      );
    }
    // Without changes of its own, the draft has the file as it is.
    delete mine[name];
  }
  const { merged, ...merge } = mergeContent(contentsOf(draft.base.texts), mine, now, choices);
  return { ...merge, draft: { ...draft, base: theirs, contents: merged, images } };
}

/**
 * Brings the newer content of the website into a draft. That counts as changes of the draft, which are seen and saved.
 *
 * @param theirs the website's content, with images under the names that they have in the draft
 */
export function joinOnline(draft: Draft, { common, commit }: Online, theirs: Contents, choices?: Choices): Rebased {
  const { merged, ...merge } = mergeContent(contentsOf(common.texts), draft.contents, theirs, choices);
  return { ...merge, draft: { ...draft, contents: merged, joins: commit } };
}

/** Gives new images another name where somebody else has saved one under theirs. */
function renameTaken({ base, contents, images }: Draft, theirs: Snapshot): Pick<Draft, "contents" | "images"> {
  const taken = new Set([...theirs.images.keys(), ...images.keys()]);
  const renamed = new Map<string, NewImage>();
  let text = JSON.stringify(contents);
  for (const [name, image] of images) {
    // A save has arrived whose answer got lost.
    if (theirs.images.get(name) === image.hash) continue;
    const isTaken = theirs.images.has(name) && !base.images.has(name);
    const slash = name.lastIndexOf("/");
    const free = isTaken
      ? safeImageName(name.slice(0, slash), name.slice(slash + 1), image.metadata.format, taken)
      : name;
    taken.add(free);
    renamed.set(free, image);
    if (free !== name) text = text.replaceAll(JSON.stringify(name), JSON.stringify(free));
  }
  return { contents: JSON.parse(text), images: renamed };
}
