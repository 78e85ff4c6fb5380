import { checkContent } from "../../content-model/check";
import type { Counties } from "../../content-model/counties";
import type { Diagnostic } from "../../content-model/diagnostics";
import type { ImageFormat, ImageMetadata } from "../../content-model/image-metadata";
import type { ContentName } from "../../content-model/schemas";
import { type Draft, draftTexts } from "./draft";

/** Everything that is wrong with a draft, as `npm run check:content` would say it of the saved files. */
export function checkDraft(
  draft: Draft,
  read: ReadonlyMap<string, ImageMetadata>,
  counties: Counties,
  texts: ReadonlyMap<string, string> = draftTexts(draft),
): Diagnostic[] {
  const { unexpectedFiles } = draft.base;
  return checkContent({ texts, images: imagesOf(draft, read), counties, unexpectedFiles });
}

/** "content/reviews.json" → "reviews". */
export function nameOf(file: string): ContentName {
  return file.replace(/^content\/|\.json$/g, "") as ContentName;
}

function imagesOf({ base, images }: Draft, read: ReadonlyMap<string, ImageMetadata>) {
  const names = [...base.images.keys(), ...images.keys()];
  return new Map(names.map((name) => [name, images.get(name)?.metadata ?? read.get(name) ?? unread(name)]));
}

/** Of an image that has not arrived yet: it was right when it was saved. */
function unread(name: string): ImageMetadata {
  const format = name.slice(name.lastIndexOf(".") + 1).replace("jpg", "jpeg") as ImageFormat;
  return { format, width: 2000, height: 2000, complete: true, isSample: false };
}
