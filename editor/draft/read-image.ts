import { type ImageFormat, type ImageMetadata, readImageMetadata } from "../../content-model/image-metadata";
import { MAX_SIDE } from "../../content-model/image-rule";
import { blankLocation } from "./blank-location";
import { hashOf, type NewImage } from "./draft";

/**
 * Reads a chosen image file, and removes the location where it was taken.
 *
 * @param formats the formats that the field accepts
 * @throws Error that says why the file is refused, and what to do
 */
export async function readImage(file: File, formats: readonly ImageFormat[]): Promise<NewImage> {
  const buffer = await file.arrayBuffer().catch(() => {
    throw new Error(`“${file.name}” could not be read. It may have been moved or changed; choose it again.`);
  });
  const bytes = new Uint8Array(buffer);
  blankLocation(bytes);
  const metadata = readImageMetadata(bytes);
  const isAccepted = metadata?.complete && formats.includes(metadata.format);
  const isIntact = metadata?.format === "svg" ? isValidSvg : isDecodable;
  // The metadata do not show damaged pixels, which would break the build of the site.
  if (!isAccepted || !(await isIntact(bytes, metadata))) {
    throw new Error(refusal(file.name, formats));
  }
  return { bytes, hash: await hashOf(bytes), metadata };
}

async function isDecodable(bytes: Uint8Array<ArrayBuffer>, { width, height }: ImageMetadata): Promise<boolean> {
  // Larger images are refused by the content check, and decoding one could exhaust the memory.
  if (Math.max(width, height) > MAX_SIDE) return true;
  try {
    const bitmap = await createImageBitmap(new Blob([bytes]));
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}

async function isValidSvg(bytes: Uint8Array): Promise<boolean> {
  // The parser is loaded on demand, because it is as large as the rest of the content editor.
  const { cleanSvg } = await import("../../gatsby/images/clean-svg").catch(() => {
    throw new Error(
      "A part of the editor could not be loaded, so this image could not be checked. Check the internet connection, load the page again, and choose the image once more.",
    );
  });
  try {
    cleanSvg(new TextDecoder().decode(bytes), "image.svg");
    return true;
  } catch {
    return false;
  }
}

function refusal(fileName: string, formats: readonly ImageFormat[]): string {
  const normalized = fileName.toLowerCase().replace(/jpg$/, "jpeg");
  const hasRightExtension = formats.some((format) => normalized.endsWith(`.${format}`));
  if (hasRightExtension) {
    const isSvg = normalized.endsWith(".svg");
    const needs = isSvg ? " An SVG needs a viewBox, which most programs write when asked to." : "";
    return `“${fileName}” is damaged, incomplete or not an image. Export it again, or choose another one.${needs}`;
  }
  const names = formats.map((format) => format.toUpperCase().replace("WEBP", "WebP"));
  const choice = names.join(", ").replace(/, (\w+)$/, " or $1");
  return `“${fileName}” isn’t an image that this website can show. Choose a ${choice}.`;
}
