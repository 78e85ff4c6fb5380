import probe from "probe-image-size/sync";

/** What an image file is, read from its first and last bytes. */
export interface ImageMetadata {
  format: ImageFormat;
  /** Pixels, as the site shows it: a camera may have noted that it was turned. Of an SVG, the units of its viewBox. */
  width: number;
  height: number;
  /** False if the end of the file is missing, as after a broken upload. */
  complete: boolean;
  /** True of an image that this project drew, as a sample of what the firm will put there. */
  isSample: boolean;
}

/** What each committed sample image carries in its metadata. */
export const SAMPLE_MARK = "Sample drawing of this project";

/** The formats that the site can show. */
const FORMATS = ["png", "jpeg", "webp", "avif", "svg"] as const;
export type ImageFormat = (typeof FORMATS)[number];

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

/** The entry of the main directory of Exif data that says how the camera was held. */
const ORIENTATION = 0x0112;

/** Browsers and the build follow it in each format; of these two, the probe does not say it. */
function exifOrientation(format: ImageFormat, bytes: Uint8Array, text: string): number {
  const start = format === "png" || format === "webp" ? text.search(TIFF_START) : -1;
  if (start < 0) return 0;
  const { short, find } = readTiff(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), start);
  return short((find(ORIENTATION) ?? bytes.length) + 8);
}

/** Exif data begin like a TIFF file. */
export const TIFF_START = /II\*\0|MM\0\*/g;

/** Reads the numbers and the directories of Exif data. What would stand behind the end of the file is 0. */
export function readTiff(view: DataView, start: number) {
  const isLittle = view.getUint8(start) === 0x49;
  const long = (at: number) => (at + 4 <= view.byteLength ? view.getUint32(at, isLittle) : 0);
  const short = (at: number) => (at + 2 <= view.byteLength ? view.getUint16(at, isLittle) : 0);
  const entriesOf = (directory: number) =>
    Array.from({ length: short(directory) }, (_, index) => directory + 2 + 12 * index);
  const find = (tag: number) => entriesOf(start + long(start + 4)).find((entry) => short(entry) === tag);
  return { long, short, entriesOf, find };
}

/** @returns undefined if the bytes are no image of a format that the site can show */
export function readImageMetadata(bytes: Uint8Array): ImageMetadata | undefined {
  const text = DECODER.decode(bytes);
  const probed = probe(bytes);
  const format = FORMATS.find((name) => name === probed?.type.replace("jpg", "jpeg"));
  const size = format === "svg" ? viewBoxSize(text) : probed;
  if (!format || !size) return undefined;
  // Up to 4, it is upside down or mirrored at most.
  const isTurned = (probed?.orientation ?? exifOrientation(format, bytes, text)) > 4;
  const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height];
  return { format, width, height, complete: isComplete(format, text, bytes), isSample: text.includes(SAMPLE_MARK) };
}

/** An SVG is scaled by its viewBox; its `width` and `height` need not have the same proportions. */
function viewBoxSize(svg: string): { width: number; height: number } | undefined {
  const box = /<svg\b[^>]*\bviewBox\s*=\s*["']\s*\S+[\s,]+\S+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg);
  const [width, height] = [Number(box?.[1]), Number(box?.[2])];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
