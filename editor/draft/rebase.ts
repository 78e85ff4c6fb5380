import { contentNames, contentSource } from "../../content-model/check";
import { diagnosticSentence } from "../../content-model/diagnostics";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import type { Online, Snapshot } from "../repositories/repository";
import { type Contents, contentsOf, type Draft, draftTexts, type NewImage, renamedImage } from "./draft";
import { type Choices, type Conflict, mergeContent, type Origins } from "./merge";

/** A draft that is based on newer saved content. */
export interface Rebased {
  draft: Draft;
  /** Fields that both sides have changed and that nobody has decided yet. */
  conflicts: Conflict[];
  origins: Origins;
}

/**
 * Merges the changes of a draft with content that others have saved meanwhile.
 *
 * @param theirs the content that is saved now
 * @param choices decisions about fields that both sides have changed
 * @throws Error if the draft changes a file whose saved text is not valid JSON
 */
export function rebase(draft: Draft, theirs: Snapshot, choices?: Choices): Rebased {
  const { contents, images } = renameTakenImages(draft, theirs);
  const now = contentsOf(theirs.texts);
  const mine = { ...contents };
  for (const name of contentNames()) {
    const file = `${name}.json`;
    const isBroken = theirs.texts.has(file) && now[name] === undefined;
    if (!isBroken) continue;
    const isChanged = draftTexts(draft).get(file) !== draft.base.texts.get(file);
    if (isChanged) throw brokenFile(name, theirs);
    delete mine[name];
  }
  const base = contentsOf(draft.base.texts);
  const { merged, ...merge } = mergeContent(base, mine, now, choices);
  return { ...merge, draft: { ...draft, base: theirs, contents: merged, images } };
}

/**
 * Merges newer content of the website into a draft, as unsaved changes.
 *
 * @param theirs the website's content; images have the paths that they have in the draft
 */
export function joinOnline(draft: Draft, { common, commit }: Online, theirs: Contents, choices?: Choices): Rebased {
  const base = contentsOf(common.texts);
  const { merged, ...merge } = mergeContent(base, draft.contents, theirs, choices);
  return { ...merge, draft: { ...draft, contents: merged, joins: commit } };
}

function brokenFile(name: ContentName, { texts }: Snapshot): Error {
  const title = CONTENT_SCHEMAS[name].meta()?.title;
  const [problem] = contentSource(texts, name).diagnostics;
  const reason = problem ? diagnosticSentence(problem) : "";
  return new Error(
    `“${title}” cannot be read at the moment: another program has changed its file. ${reason} Your changes are kept here, and nothing was saved over it. Fix the file there, then save here again.`,
  );
}

/** Renames new images where somebody else has saved another image under the same name. */
function renameTakenImages(draft: Draft, theirs: Snapshot): Pick<Draft, "contents" | "images"> {
  const taken = new Set([...theirs.images.keys(), ...draft.images.keys()]);
  const images = new Map<string, NewImage>();
  let text = JSON.stringify(draft.contents);
  for (const [name, image] of draft.images) {
    const isSaved = theirs.images.get(name) === image.hash;
    if (isSaved) continue;
    const isTaken = theirs.images.has(name) && !draft.base.images.has(name);
    const free = isTaken ? renamedImage(name, image.metadata.format, taken) : name;
    taken.add(free);
    images.set(free, image);
    text = text.replaceAll(JSON.stringify(name), JSON.stringify(free));
  }
  return { contents: JSON.parse(text), images };
}
