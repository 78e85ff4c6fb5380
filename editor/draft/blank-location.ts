import { DECODER, readTiff, TIFF_START } from "../../content-model/image-metadata";

/** Bytes of one value, by the type that a TIFF directory gives it. */
const TYPE_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
/** The entry of the main directory that leads to the one with the location. */
const GPS_DIRECTORY = 0x8825;

/**
 * Takes away what an image says of the place where it was taken: a photo of a client may have been taken in a home.
 * The location in Exif data, and all of XMP, is blanked where it stands, whatever the format; all else stays as it is.
 * What is compressed, or stands in a video behind the image, is not found.
 */
export function blankLocation(bytes: Uint8Array): void {
  const text = DECODER.decode(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Where the same letters occur by chance, no directory follows them.
  for (const { index } of text.matchAll(TIFF_START)) blankDirectory(bytes, view, index);
  // XMP has many names for a place, that of the city among them; the website needs nothing of it.
  for (const { index, 0: packet } of text.matchAll(/<x:xmpmeta[\s>].*?<\/x:xmpmeta>/gs)) {
    bytes.fill(0x20, index, index + packet.length);
  }
  if (text.slice(1, 4) === "PNG") writeChecksums(bytes, view);
}

function blankDirectory(bytes: Uint8Array, view: DataView, start: number): void {
  const { long, short, entriesOf, find } = readTiff(view, start);
  const gps = find(GPS_DIRECTORY);
  if (gps === undefined) return;
  const directory = start + long(gps + 8);
  for (const entry of entriesOf(directory)) {
    const size = (TYPE_SIZES[short(entry + 2)] ?? 0) * long(entry + 4);
    // A value of more than four bytes is not in the entry, which holds its place.
    if (size > 4) bytes.fill(0, start + long(entry + 8), start + long(entry + 8) + size);
    bytes.fill(0, entry, entry + 12);
  }
  bytes.fill(0, directory, directory + 2);
}

/** A PNG has a checksum after each part; those of its texts and Exif data may have changed. */
function writeChecksums(bytes: Uint8Array, view: DataView): void {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const end = at + 8 + view.getUint32(at);
    const isText = /^(?:eXIf|iTXt|tEXt)$/.test(DECODER.decode(bytes.subarray(at + 4, at + 8)));
    if (isText && end + 4 <= bytes.length) view.setUint32(end, checksum(bytes.subarray(at + 4, end)));
  }
}

function checksum(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
