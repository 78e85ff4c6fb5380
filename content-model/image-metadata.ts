import probe from "probe-image-size/sync";
import type { ImageFormat } from "./fields";

/** What an image file is, read from its first and last bytes. */
export interface ImageMetadata {
  format: ImageFormat;
  /** Pixels; of an SVG, the units of its viewBox. */
  width: number;
  height: number;
  /** False if the end of the file is missing, as after a broken upload. */
  complete: boolean;
  /** True of an image that this project drew, as a sample of what the firm will put there. */
  isSample: boolean;
}

/** What each committed sample image carries in its metadata. */
export const SAMPLE_MARK = "Sample drawing of this project";

/** What probe-image-size calls the formats that the site can show. */
const FORMATS: Readonly<Record<string, ImageFormat>> = {
  png: "png",
  jpg: "jpeg",
  webp: "webp",
  avif: "avif",
  svg: "svg",
};

/** Turns each byte into one character, so that texts and marks can be searched in the bytes of an image. */
export const DECODER = new TextDecoder("latin1");

/**
 * Whether the end of the image is there; phones leave bytes behind it. A WebP without its end is none to the probe; an
 * AVIF would have to be decoded.
 */
function isComplete(format: ImageFormat, text: string, bytes: Uint8Array): boolean {
  // The name and, but for one byte, the checksum of the last part.
  if (format === "png") return text.includes("IEND\xaeB`");
  if (format === "jpeg") return text.includes("\xff\xd9", pixelsOfJpeg(bytes));
  return format !== "svg" || text.includes("</svg>");
}

/** Where the pixels of a JPEG begin: after its segments, one of which may hold a small JPEG with an end of its own. */
function pixelsOfJpeg(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const START_OF_SCAN = 0xffda;
  let at = 2;
  while (at + 4 <= bytes.length && view.getUint16(at) !== START_OF_SCAN) at += 2 + view.getUint16(at + 2);
  return at;
}

/** @returns undefined if the bytes are no image of a format that the site can show */
export function readImageMetadata(bytes: Uint8Array): ImageMetadata | undefined {
  const text = DECODER.decode(bytes);
  const probed = probe(bytes);
  const format = FORMATS[probed?.type ?? ""];
  const size = format === "svg" ? viewBoxSize(text) : probed;
  if (!format || !size) return undefined;
  const { width, height } = size;
  return { format, width, height, complete: isComplete(format, text, bytes), isSample: text.includes(SAMPLE_MARK) };
}

/** An SVG is scaled by its viewBox; its `width` and `height` need not have the same proportions. */
function viewBoxSize(svg: string): { width: number; height: number } | undefined {
  const box = /<svg\b[^>]*\bviewBox\s*=\s*["']\s*\S+[\s,]+\S+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg);
  const [width, height] = [Number(box?.[1]), Number(box?.[2])];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
