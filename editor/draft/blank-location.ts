import { DECODER, readTiff, TIFF_START } from "../../content-model/image-metadata";

/** The size of a value in bytes, by the number of its type in a TIFF directory. */
const TYPE_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
/** The tag of the entry in the main directory that points to the directory with the location. */
const GPS_DIRECTORY = 0x8825;

/**
 * Overwrites the place where an image was taken, such as a client's home: the location in Exif
 * data, and all XMP data. Nothing else in the file changes. The function misses a location in
 * compressed data or in a video at the end of the file.
 */
export function blankLocation(bytes: Uint8Array): void {
  const text = DECODER.decode(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // These bytes may also occur by chance, but then no location directory follows.
  for (const { index } of text.matchAll(TIFF_START)) blankDirectory(bytes, view, index);
  // XMP has many fields for a place. The website needs none of its data, so all of it is blanked.
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
    // An entry holds up to four bytes. A longer value is elsewhere, and the entry holds its offset.
    if (size > 4) bytes.fill(0, start + long(entry + 8), start + long(entry + 8) + size);
    bytes.fill(0, entry, entry + 12);
  }
  bytes.fill(0, directory, directory + 2);
}

/** Updates the checksums of the chunks of a PNG that may have changed: those with texts or Exif data. */
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
