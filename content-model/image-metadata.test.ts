/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readImageMetadata, SAMPLE_MARK } from "./image-metadata";

const SAMPLE = readFileSync(path.join(__dirname, "../test/fixtures/content/images/awards/county-bar.png"));
const SVG = '<?xml version="1.0"?>\n<!-- a logo -->\n<svg xmlns="x" width="9" viewBox="0 0 96.5 64"><path/></svg>\n';

const draw = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 640, height: 481, channels, background: { r: 90, g: 40, b: 20, alpha: 0.5 } } });

describe("the metadata of an image", () => {
  it.each([
    ["png", "PNG", draw().png()],
    [
      "jpeg",
      "JPEG with Exif data",
      draw()
        .withExif({ IFD0: { Artist: "Somebody" } })
        .jpeg(),
    ],
    ["webp", "WebP", draw().webp()],
    ["webp", "lossless WebP", draw().webp({ lossless: true })],
    ["webp", "WebP with transparency", draw(4).webp()],
    ["avif", "AVIF", draw().avif({ effort: 0 })],
  ])("is read as %s from a %s", async (format, _name, image) => {
    const expected = { format, width: 640, height: 481, complete: true, isSample: false };
    expect(readImageMetadata(await image.toBuffer())).toEqual(expected);
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "has the size of a %s after the rotation in its Exif data",
    async (format) => {
      for (const [orientation, expected] of [
        [3, { width: 640, height: 481 }],
        [6, { width: 481, height: 640 }],
      ] as const) {
        const bytes = await draw().withMetadata({ orientation }).toFormat(format).toBuffer();
        expect(readImageMetadata(bytes)).toMatchObject({ format, ...expected });
        expect((await sharp(bytes).metadata()).autoOrient).toEqual(expected);
      }
    },
  );

  it("has the size of an SVG's viewBox, whatever comes before the viewBox", () => {
    const expected = { format: "svg", width: 96.5, height: 64, complete: true };
    expect(readImageMetadata(Buffer.from(SVG))).toMatchObject(expected);
  });

  it("says whether the image is a sample drawing of this project", () => {
    expect(readImageMetadata(SAMPLE)?.isSample).toBe(true);
    const own = Buffer.from(SAMPLE.toString("latin1").replace(SAMPLE_MARK, SAMPLE_MARK.toUpperCase()), "latin1");
    expect(readImageMetadata(own)).toMatchObject({ format: "png", isSample: false });
  });

  it("says that the image is incomplete if its end is missing", async () => {
    for (const bytes of [await draw().png().toBuffer(), await draw().jpeg().toBuffer()]) {
      expect(readImageMetadata(bytes.subarray(0, -20))?.complete).toBe(false);
    }
    expect(readImageMetadata(Buffer.from(SVG.slice(0, -5)))?.complete).toBe(false);
    expect(readImageMetadata((await draw().webp().toBuffer()).subarray(0, -20))).toBeUndefined();
  });

  it("says that the image is complete, whatever follows its end", async () => {
    const bytes = [await draw().png().toBuffer(), await draw().jpeg().toBuffer(), Buffer.from(`${SVG}<!-- saved -->`)];
    for (const image of bytes) {
      expect(readImageMetadata(Buffer.concat([image, Buffer.alloc(10_000)]))?.complete).toBe(true);
    }
  });

  it.each([
    ["", "an empty file"],
    ['<svg width="9" height="9"/>', "an SVG without a viewBox"],
    ["GIF89a\x09\0\x09\0....", "a GIF"],
    ["\x89PNG", "a PNG of four bytes"],
    ["\xff\xd8\xff", "a JPEG of three bytes"],
  ])("is undefined for %j (%s)", (bytes) => {
    expect(readImageMetadata(Buffer.from(bytes, "latin1"))).toBeUndefined();
  });
});
