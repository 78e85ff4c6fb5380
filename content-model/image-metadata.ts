import probe from "probe-image-size/sync";

/** Facts about an image that can be read from the bytes of its file. */
export interface ImageMetadata {
  format: ImageFormat;
  /** The width in pixels after the rotation in the Exif data; for an SVG, in units of its viewBox. */
  width: number;
  height: number;
  /** False if the end of the file is missing, for example after an interrupted upload. */
  complete: boolean;
  /** True for a sample drawing of this project, which the firm has to replace. */
  isSample: boolean;
}

/** The mark in the metadata of each sample image in this repository. */
export const SAMPLE_MARK = "Sample drawing of this project";

/** The formats that the site can show. */
const FORMATS = ["png", "jpeg", "webp", "avif", "svg"] as const;
export type ImageFormat = (typeof FORMATS)[number];

/** Turns each byte into one character, to search the bytes of an image for strings. */
export const DECODER = new TextDecoder("latin1");

/**
 * Returns whether the file contains the end of the image. More bytes may follow, as in photos from
 * some phones. `probe` already refuses an incomplete WebP. An AVIF counts as complete, because only
 * decoding it would show whether it is.
 */
function isComplete(format: ImageFormat, text: string, bytes: Uint8Array): boolean {
  // These are the name of the last chunk and most of its checksum.
  if (format === "png") return text.includes("IEND\xaeB`");
  if (format === "jpeg") return text.includes("\xff\xd9", pixelsOfJpeg(bytes));
  return format !== "svg" || text.includes("</svg>");
}

/** Returns where a JPEG's pixels begin. A thumbnail with its own end marker may precede them. */
function pixelsOfJpeg(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const START_OF_SCAN = 0xffda;
  let at = 2;
  while (at + 4 <= bytes.length && view.getUint16(at) !== START_OF_SCAN) at += 2 + view.getUint16(at + 2);
  return at;
}

/** The tag of the Exif entry that says how the camera was held. */
const ORIENTATION = 0x0112;

/** Returns the orientation of a PNG or WebP, for which `probe` does not return it; 0 if there is none. */
function exifOrientation(format: ImageFormat, bytes: Uint8Array, text: string): number {
  const start = format === "png" || format === "webp" ? text.search(TIFF_START) : -1;
  if (start < 0) return 0;
  const { short, find } = readTiff(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), start);
  return short((find(ORIENTATION) ?? bytes.length) + 8);
}

/** Matches the start of Exif data, which is the start of a TIFF file. */
export const TIFF_START = /II\*\0|MM\0\*/g;

/** Returns functions that read Exif numbers and directories. Past the end, they return 0. */
export function readTiff(view: DataView, start: number) {
  const isLittle = view.getUint8(start) === 0x49;
  const long = (at: number) => (at + 4 <= view.byteLength ? view.getUint32(at, isLittle) : 0);
  const short = (at: number) => (at + 2 <= view.byteLength ? view.getUint16(at, isLittle) : 0);
  const entriesOf = (directory: number) =>
    Array.from({ length: short(directory) }, (_, index) => directory + 2 + 12 * index);
  const find = (tag: number) => entriesOf(start + long(start + 4)).find((entry) => short(entry) === tag);
  return { long, short, entriesOf, find };
}

/** Returns the metadata of an image; undefined if the bytes are not an image that the site can show. */
export function readImageMetadata(bytes: Uint8Array): ImageMetadata | undefined {
  const text = DECODER.decode(bytes);
  const probed = probe(bytes);
  const format = FORMATS.find((name) => name === probed?.type.replace("jpg", "jpeg"));
  const size = format === "svg" ? viewBoxSize(text) : probed;
  if (!format || !size) return undefined;
  // The orientations from 5 to 8 swap width and height.
  const isTurned = (probed?.orientation ?? exifOrientation(format, bytes, text)) > 4;
  const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height];
  return { format, width, height, complete: isComplete(format, text, bytes), isSample: text.includes(SAMPLE_MARK) };
}

/** Returns the size of the viewBox. An SVG's `width` and `height` may have other proportions. */
function viewBoxSize(svg: string): { width: number; height: number } | undefined {
  const box = /<svg\b[^>]*\bviewBox\s*=\s*["']\s*\S+[\s,]+\S+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg);
  const [width, height] = [Number(box?.[1]), Number(box?.[2])];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
