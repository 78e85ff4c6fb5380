import type * as z from "zod";
import { explain } from "../content-model/explain";
import { allTexts, RULES } from "../content-model/rules";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "../content-model/schemas";
import { schemaAt } from "../content-model/walk";
import { SITE_CONTENT } from "./draft";
import { fieldName } from "./field-name";

interface Fault {
  file: ContentName;
  path: readonly PropertyKey[];
  message: string;
}

/**
 * Returns what the content check would say, in sentences that name fields as the form does.
 *
 * @param content what would be saved as the file `name`
 * @param draft the same as the preview has it, with the addresses of images that are not saved yet
 */
export async function checkDraft(name: ContentName, content: unknown, draft: unknown): Promise<string[]> {
  const { data, error } = CONTENT_SCHEMAS[name].safeParse(content, { error: explainInForm });
  const faults: Fault[] = error?.issues.map((issue) => ({ ...issue, file: name })) ?? [];
  if (data) {
    for (const rule of RULES) faults.push(...rule({ ...SITE_CONTENT, [name]: data }));
    faults.push(...(await findImageFaults({ [name]: data }, draft)));
  }
  const sentences = faults.map(({ file, path, message }) => {
    const field = fieldName(file, path as (string | number)[]);
    return `${file === name ? "" : `${CONTENT_SCHEMAS[file].meta()?.title}, `}${field} ${message}.`;
  });
  return [...new Set(sentences)];
}

/** An editor sees fields, not a file: what is missing there is empty here. */
function explainInForm(issue: z.core.$ZodRawIssue): string | undefined {
  const isMissing = issue.code === "invalid_type" && issue.input === undefined;
  return isMissing ? "is empty; fill it in" : explain(issue);
}

/** Finds new images that are no images or too small. Small screens have no preview: there, only the check finds them. */
async function findImageFaults(content: Partial<Content>, draft: unknown): Promise<Fault[]> {
  const found: Fault[] = [];
  for (const { file, path } of allTexts(content)) {
    const { minSide } = schemaAt(CONTENT_SCHEMAS[file], path)?.meta() ?? {};
    const src = path.reduce<unknown>((part, key) => Object(part)[key], draft);
    if (!minSide || !String(src).startsWith("blob:")) continue;
    const image = Object.assign(new Image(), { src });
    await image.decode().catch(() => undefined);
    const { naturalWidth: width, naturalHeight: height } = image;
    if (Math.min(width, height) >= minSide) continue;
    const message = width
      ? `names an image of ${width} × ${height} pixels; choose one of at least ${minSide} on each side`
      : "names a file that is damaged or not an image; export it again, and choose the new one";
    found.push({ file, path, message });
  }
  return found;
}
