import { type ImageFormat, type ImageMetadata, readImageMetadata } from "../../content-model/image-metadata";
import { LARGEST_SIDE } from "../../content-model/image-rule";
import { blankLocation } from "./blank-location";
import { hashOf, type NewImage } from "./draft";

/**
 * Reads a file that somebody has chosen as an image, without what it says of the place where it was taken.
 *
 * @param formats that can be shown there
 * @throws Error that says why it cannot be taken, and what to do
 */
export async function readImage(file: File, formats: readonly ImageFormat[]): Promise<NewImage> {
  const bytes = new Uint8Array(
    await file.arrayBuffer().catch(() => {
      throw new Error(`“${file.name}” could not be read. It may have been moved or changed; choose it again.`);
    }),
  );
  blankLocation(bytes);
  const metadata = readImageMetadata(bytes);
  if (!metadata?.complete || !formats.includes(metadata.format)) throw new Error(refusal(file.name, formats));
  // What looks whole from outside may be damaged inside: the site's build would stop at it.
  const canBeShown = await (metadata.format === "svg" ? isWholeSvg(bytes) : isDecodable(bytes, metadata));
  if (!canBeShown) throw new Error(refusal(file.name, formats));
  return { bytes, hash: await hashOf(bytes), metadata };
}

async function isDecodable(bytes: Uint8Array<ArrayBuffer>, { width, height }: ImageMetadata): Promise<boolean> {
  // One that is too large anyway, as the check says, would only fill the memory.
  if (Math.max(width, height) > LARGEST_SIDE) return true;
  return createImageBitmap(new Blob([bytes])).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );
}

async function isWholeSvg(bytes: Uint8Array): Promise<boolean> {
  // Only for those who choose one: the parser is as large as the rest of the editor.
  const { cleanSvg } = await import("../../gatsby/images/clean-svg").catch(() => {
    throw new Error(
      "A part of the editor could not be loaded, so this image could not be looked at. Check the internet connection, load the page again, and choose the image once more.",
    );
  });
  try {
    cleanSvg(new TextDecoder().decode(bytes), "image.svg");
    return true;
  } catch {
    return false;
  }
}

/** "“deed.pdf” is no image that the website can show here. Choose a PNG, JPEG, WebP or AVIF." */
function refusal(fileName: string, formats: readonly ImageFormat[]): string {
  const isNamedSo = formats.some((format) => fileName.toLowerCase().replace(/jpg$/, "jpeg").endsWith(`.${format}`));
  const needs = /\.svg$/i.test(fileName) ? " An SVG needs a viewBox, which most programs write when asked to." : "";
  if (isNamedSo) {
    return `“${fileName}” is damaged, incomplete or no image at all. Export it again, or choose another one.${needs}`;
  }
  const names = formats.map((format) => format.toUpperCase().replace("WEBP", "WebP"));
  const choice = names.join(", ").replace(/, (\w+)$/, " or $1");
  return `“${fileName}” is no image that the website can show here. Choose a ${choice}.`;
}
