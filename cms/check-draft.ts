import { fieldNames, firstOfEach, type Problem, parseContent } from "../content-model/explain";
import { sizeProblem, usedImages } from "../content-model/images";
import { valueAt } from "../content-model/paths";
import type { ContentName } from "../content-model/schemas";
import { SITE_CONTENT } from "./draft";

/** Returns what the check would say. `draft` is the content as the preview has it, with the addresses of new images. */
export async function checkDraft(name: ContentName, content: unknown, draft: unknown): Promise<string[]> {
  const problems = firstOfEach(parseContent({ ...SITE_CONTENT, [name]: content }).problems);
  if (problems.length === 0) problems.push(...(await findNewImageProblems({ [name]: content }, { [name]: draft })));
  return problems.map(({ path, message }) => {
    // The form does not name its own file.
    const names = fieldNames(path).slice(path[0] === name ? 1 : 0);
    return `${names.join(", ")} ${message}.`;
  });
}

/** Finds new images that are no images or too small. Without a preview (on small screens) only the check finds them. */
async function findNewImageProblems(content: unknown, draft: unknown): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const { path, minSide } of usedImages(content)) {
    const src = String(valueAt(draft, path));
    if (!src.startsWith("blob:")) continue;
    const image = Object.assign(new Image(), { src });
    await image.decode().catch(() => undefined);
    const message = sizeProblem(image.naturalWidth, image.naturalHeight, minSide);
    if (message) found.push({ path, message });
  }
  return found;
}
