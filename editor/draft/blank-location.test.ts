/** @jest-environment node */
import sharp from "sharp";
import { readImageMetadata, SAMPLE_MARK } from "../../content-model/image-metadata";
import { blankLocation } from "./blank-location";

/** 42° 29' 55.31" in the format of Exif data. */
const LATITUDE = Buffer.from(Uint32Array.of(42, 1, 29, 1, 5531, 100).buffer);
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="42,29.92N" photoshop:City="Novi">' +
  "<exif:GPSLongitude>83,22.06W</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>";

/** Returns a rotated photo with a location and with the mark of a sample drawing. */
function photo(format: "jpeg" | "png" | "webp" | "avif"): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: SAMPLE_MARK },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "42/1 29/1 5531/100", GPSMapDatum: "WGS-84 home" },
    })
    .withXmp(XMP)
    .toFormat(format)
    .toBuffer();
}

test.each(["jpeg", "png", "webp", "avif"] as const)("a %s loses its location, and nothing else", async (format) => {
  const before = await photo(format);
  const after = new Uint8Array(before);
  blankLocation(after);

  const read = async (bytes: Uint8Array) => {
    const { exif, xmp, orientation } = await sharp(bytes).metadata();
    const pixels = await sharp(bytes, { failOn: "warning" }).raw().toBuffer();
    const told = Buffer.concat([exif ?? Buffer.alloc(0), xmp ?? Buffer.alloc(0)]);
    const places = [LATITUDE, "WGS-84 home", "42,29.92N", "83,22.06W", "Novi"].filter((place) => told.includes(place));
    return { orientation, pixels, places };
  };
  const { places, ...all } = await read(before);
  expect(places).toHaveLength(5);
  expect(await read(after)).toEqual({ ...all, places: [] });
  expect(readImageMetadata(after)).toEqual(readImageMetadata(before));
  expect(readImageMetadata(after)?.isSample).toBe(true);
});

test("an image without a location keeps every byte, and so does a damaged one", async () => {
  const plain = await sharp(await photo("png"))
    .png()
    .toBuffer();
  const damaged = Buffer.concat([plain, Buffer.from("MM\0*\xff\xff\xff\xff II*\0\x08\0\0\0\xff\xff", "latin1")]);
  for (const bytes of [plain, damaged]) {
    const after = new Uint8Array(bytes);
    blankLocation(after);
    expect(Buffer.from(after).equals(bytes)).toBe(true);
  }
});
