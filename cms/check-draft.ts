import { fieldName, schemaFaults } from "../content-model/explain";
import { type Finding, RULES, sizeFault, usedImages } from "../content-model/rules";
import { valueAt } from "../content-model/schema-paths";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "../content-model/schemas";
import { SITE_CONTENT } from "./draft";

/** Returns what the check would say. `draft` is the content as the preview has it, with the addresses of new images. */
export async function checkDraft(name: ContentName, content: unknown, draft: unknown): Promise<string[]> {
  const faults: Finding[] = schemaFaults(name, content).map((fault) => ({ file: name, ...fault }));
  if (faults.length === 0) {
    faults.push(...RULES.flatMap((rule) => rule({ ...SITE_CONTENT, [name]: content })));
    faults.push(...(await findNewImageFaults({ [name]: content }, draft)));
  }
  return faults.map(({ file, path, message }) => {
    // An editor sees fields, not a file: what is missing there is empty here.
    const words = message.replace(/^is missing;.*/, "is empty; fill it in");
    return `${file === name ? "" : `${CONTENT_SCHEMAS[file].meta()?.title}, `}${fieldName(file, path)} ${words}.`;
  });
}

/** Finds new images that are no images or too small. On small screens, which have no preview, only the check does. */
async function findNewImageFaults(content: Partial<Content>, draft: unknown): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { file, path, minSide } of usedImages(content)) {
    const src = String(valueAt(draft, path));
    if (!src.startsWith("blob:")) continue;
    const image = Object.assign(new Image(), { src });
    await image.decode().catch(() => undefined);
    const message = sizeFault(image.naturalWidth, image.naturalHeight, minSide);
    if (message) found.push({ file, path, message });
  }
  return found;
}
