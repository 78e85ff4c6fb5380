import type { ImageFormat } from "./fields";

/** What a picture file is, read from its first and last bytes. */
export interface ImageMetadata {
  format: ImageFormat;
  /** Pixels; of an SVG, the units of its box. */
  width: number;
  height: number;
  /** False if the end of the file is missing, as after a broken upload. */
  complete: boolean;
  /** True of a picture that this project drew, as a sample of what the firm will put there. */
  isSample: boolean;
}

/** What each committed sample image carries in its metadata: it tells a sample from an image of the firm. */
export const SAMPLE_MARK = "Sample drawing of this project";

/** @returns undefined if the bytes are no picture of a kind that the site can show */
export function readImageMetadata(bytes: Uint8Array): ImageMetadata | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const facts =
      readPng(bytes, view) ?? readJpeg(bytes, view) ?? readWebp(bytes, view) ?? readAvif(bytes, view) ?? readSvg(bytes);
    return facts && { ...facts, isSample: carriesSampleMark(bytes) };
  } catch {
    // A header that points behind the end of the file.
    return undefined;
  }
}

/** Whether the bytes hold the mark of a sample drawing. */
export function carriesSampleMark(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(SAMPLE_MARK);
}

type FileFacts = Omit<ImageMetadata, "isSample">;
type Reader = (bytes: Uint8Array, view: DataView) => FileFacts | undefined;

const readPng: Reader = (bytes, view) => {
  if (ascii(bytes, 1, 4) !== "PNG" || bytes[0] !== 0x89 || ascii(bytes, 12, 16) !== "IHDR") return undefined;
  const complete = ascii(bytes, bytes.length - 8, bytes.length - 4) === "IEND";
  return { format: "png", width: view.getUint32(16), height: view.getUint32(20), complete };
};

const readJpeg: Reader = (bytes, view) => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  for (let offset = 2; ; offset += 2 + view.getUint16(offset + 2)) {
    if (bytes[offset] !== 0xff) return undefined;
    const marker = bytes[offset + 1] ?? 0;
    // Start of frame, in all its variants; c4, c8 and cc are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const complete = hasPair(bytes.subarray(-4096), 0xff, 0xd9);
      return { format: "jpeg", width: view.getUint16(offset + 7), height: view.getUint16(offset + 5), complete };
    }
  }
};

const readWebp: Reader = (bytes, view) => {
  if (ascii(bytes, 0, 4) !== "RIFF" || ascii(bytes, 8, 12) !== "WEBP") return undefined;
  const complete = bytes.length >= view.getUint32(4, true) + 8;
  const uint24 = (offset: number) => view.getUint16(offset, true) + view.getUint8(offset + 2) * 65_536;
  switch (ascii(bytes, 12, 16)) {
    case "VP8X":
      return { format: "webp", width: uint24(24) + 1, height: uint24(27) + 1, complete };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { format: "webp", width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, complete };
    }
    case "VP8 ":
      return {
        format: "webp",
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
        complete,
      };
    default:
      return undefined;
  }
};

const readAvif: Reader = (bytes, view) => {
  if (ascii(bytes, 4, 8) !== "ftyp" || !/avif|avis|mif1/.test(ascii(bytes, 8, 32))) return undefined;
  const size = ascii(bytes, 0, 4096).indexOf("ispe");
  if (size === -1) return undefined;
  return { format: "avif", width: view.getUint32(size + 8), height: view.getUint32(size + 12), complete: true };
};

/** The root element may stand behind an XML declaration, a doctype and comments. */
function readSvg(bytes: Uint8Array): FileFacts | undefined {
  const text = new TextDecoder().decode(bytes);
  const root = /^\s*(?:<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->|\s)*<svg\b([^>]*)>/.exec(text)?.[1];
  const [, width, height] = /\bviewBox\s*=\s*["']\s*\S+[\s,]+\S+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root ?? "") ?? [];
  if (!Number(width) || !Number(height)) return undefined;
  return { format: "svg", width: Number(width), height: Number(height), complete: /<\/svg>\s*$/.test(text) };
}

function ascii(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(Math.max(0, start), Math.max(0, end)));
}

function hasPair(bytes: Uint8Array, first: number, second: number): boolean {
  return bytes.some((byte, index) => byte === first && bytes[index + 1] === second);
}
