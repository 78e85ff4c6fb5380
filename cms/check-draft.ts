import { fieldName, schemaProblems } from "../content-model/explain";
import { type Problem, RULES, sizeProblem, usedImages } from "../content-model/rules";
import { valueAt } from "../content-model/schema-paths";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "../content-model/schemas";
import { SITE_CONTENT } from "./draft";

/** Returns what the check would say. `draft` is the content as the preview has it, with the addresses of new images. */
export async function checkDraft(name: ContentName, content: unknown, draft: unknown): Promise<string[]> {
  const problems: Problem[] = schemaProblems(name, content).map((problem) => ({ file: name, ...problem }));
  if (problems.length === 0) {
    problems.push(...RULES.flatMap((rule) => rule({ ...SITE_CONTENT, [name]: content })));
    problems.push(...(await findNewImageProblems({ [name]: content }, draft)));
  }
  return problems.map(({ file, path, message }) => {
    // An editor sees fields, not a file: what is missing there is empty here.
    const words = message.replace(/^is missing;.*/, "is empty; fill it in");
    return `${file === name ? "" : `${CONTENT_SCHEMAS[file].meta()?.title}, `}${fieldName(file, path)} ${words}.`;
  });
}

/** Finds new images that are no images or too small. On small screens, which have no preview, only the check does. */
async function findNewImageProblems(content: Partial<Content>, draft: unknown): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const { file, path, minSide } of usedImages(content)) {
    const src = String(valueAt(draft, path));
    if (!src.startsWith("blob:")) continue;
    const image = Object.assign(new Image(), { src });
    await image.decode().catch(() => undefined);
    const message = sizeProblem(image.naturalWidth, image.naturalHeight, minSide);
    if (message) found.push({ file, path, message });
  }
  return found;
}
