import { explain } from "../content-model/explain";
import { allTexts, type Finding, RULES } from "../content-model/rules";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "../content-model/schemas";
import { type Path, schemaAt } from "../content-model/walk";
import { SITE_CONTENT } from "./draft";
import { fieldName } from "./field-name";

/** Returns what the check would say. `draft` is the content as the preview has it, with the addresses of new images. */
export async function checkDraft(name: ContentName, content: unknown, draft: unknown): Promise<string[]> {
  const { data, error } = CONTENT_SCHEMAS[name].safeParse(content, {
    // An editor sees fields, not a file: what is missing there is empty here.
    error: (issue) => (issue.input === undefined ? "is empty; fill it in" : explain(issue)),
  });
  const issues = error?.issues.map(({ path, message }) => ({ file: name, path: path as Path, message })) ?? [];
  const whole = { ...SITE_CONTENT, [name]: data };
  const findings = data
    ? [...RULES.flatMap((rule) => rule(whole)), ...(await findImageFaults({ [name]: data }, draft))]
    : issues;
  const sentences = findings.map(({ file, path, message }) => {
    return `${file === name ? "" : `${CONTENT_SCHEMAS[file].meta()?.title}, `}${fieldName(file, path)} ${message}.`;
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
