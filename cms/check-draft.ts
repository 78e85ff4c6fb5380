import { fieldName, schemaFaults } from "../content-model/explain";
import { allTexts, type Finding, RULES } from "../content-model/rules";
import { schemaAt } from "../content-model/schema-paths";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "../content-model/schemas";
import { SITE_CONTENT } from "./draft";

/** Returns what the check would say. `draft` is the content as the preview has it, with the addresses of new images. */
export async function checkDraft(name: ContentName, content: unknown, draft: unknown): Promise<string[]> {
  const faults = schemaFaults(name, content).map((fault) => ({ file: name, ...fault }));
  const whole = { ...SITE_CONTENT, [name]: content } as Content;
  const findings = faults.length > 0 ? faults : RULES.flatMap((rule) => rule(whole));
  if (faults.length === 0) findings.push(...(await findImageFaults({ [name]: content }, draft)));
  const sentences = findings.map(({ file, path, message }) => {
    // An editor sees fields, not a file: what is missing there is empty here.
    const words = message.replace(/^is missing;.*/, "is empty; fill it in");
    return `${file === name ? "" : `${CONTENT_SCHEMAS[file].meta()?.title}, `}${fieldName(file, path)} ${words}.`;
  });
  return [...new Set(sentences)];
}

/** Finds new images that are no images or too small. Small screens have no preview: there, only the check finds them. */
async function findImageFaults(content: Partial<Content>, draft: unknown): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { file, path } of allTexts(content)) {
    const { minSide } = schemaAt(CONTENT_SCHEMAS[file], path)?.meta() ?? {};
    const src = path.reduce<unknown>((part, key) => Object(part)[key], draft);
    if (!minSide || !String(src).startsWith("blob:")) continue;
    const image = Object.assign(new Image(), { src });
    await image.decode().catch(() => undefined);
    const { naturalWidth: width, naturalHeight: height } = image;
    const message = width
      ? `names an image of ${width} × ${height} pixels; choose one of at least ${minSide} on each side`
      : "names a file that is damaged or not an image; export it again, and choose the new one";
    if (Math.min(width, height) < minSide) found.push({ file, path, message });
  }
  return found;
}
