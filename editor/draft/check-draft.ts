import { checkContent } from "../../content-model/check";
import type { Counties } from "../../content-model/counties";
import type { Diagnostic } from "../../content-model/diagnostics";
import type { ImageFormat, ImageMetadata } from "../../content-model/image-metadata";
import { type Draft, draftTexts } from "./draft";

type Images = Readonly<Record<string, ImageMetadata>>;

/** Returns the problems that `npm run check:content` would report. `loaded` has the images read so far. */
export function checkDraft(draft: Draft, loaded: Images, counties: Counties): Diagnostic[] {
  const { unexpectedFiles } = draft.base;
  const images = imagesOf(draft, loaded);
  return checkContent({ texts: draftTexts(draft), images, counties, unexpectedFiles });
}

function imagesOf({ base, images }: Draft, loaded: Images) {
  const metadata = new Map<string, ImageMetadata>();
  for (const name of base.images.keys()) metadata.set(name, loaded[name] ?? assumeValid(name));
  for (const [name, image] of images) metadata.set(name, image.metadata);
  return metadata;
}

/** Returns metadata that pass the check, for a saved image that is still loading. */
function assumeValid(name: string): ImageMetadata {
  const extension = name.slice(name.lastIndexOf(".") + 1);
  const format = extension.replace("jpg", "jpeg") as ImageFormat;
  return { format, width: 2000, height: 2000, complete: true, isSample: false };
}
