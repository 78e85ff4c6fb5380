/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readImageMetadata, SAMPLE_MARK } from "./image-metadata";

const SAMPLE = readFileSync(path.join(__dirname, "../test/fixtures/content/images/awards/county-bar.png"));

const draw = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 640, height: 481, channels, background: { r: 90, g: 40, b: 20, alpha: 0.5 } } });

const encoded = {
  png: () => draw().png().toBuffer(),
  jpeg: () =>
    draw()
      .withExif({ IFD0: { Artist: "Somebody" } })
      .jpeg()
      .toBuffer(),
  "lossy webp": () => draw().webp().toBuffer(),
  "lossless webp": () => draw().webp({ lossless: true }).toBuffer(),
  "webp with transparency": () => draw(4).webp().toBuffer(),
  avif: () => draw().avif({ effort: 0 }).toBuffer(),
};

describe("the metadata of an image", () => {
  it.each(Object.entries(encoded))("is read from a %s", async (name, encode) => {
    expect(readImageMetadata(await encode())).toEqual({
      format: name.split(" ").find((word) => ["png", "jpeg", "webp", "avif"].includes(word)),
      width: 640,
      height: 481,
      complete: true,
      isSample: false,
    });
  });

  it("is that of an SVG's viewBox, whatever stands before it", () => {
    const svg =
      '<?xml version="1.0"?>\n<!-- a logo -->\n<svg xmlns="x" width="9" viewBox="0 0 96.5 64"><path/></svg>\n';
    expect(readImageMetadata(Buffer.from(svg))).toMatchObject({
      format: "svg",
      width: 96.5,
      height: 64,
      complete: true,
    });
    expect(readImageMetadata(Buffer.from(svg.slice(0, -5)))?.complete).toBe(false);
  });

  it("says whether this project drew it as a sample", () => {
    expect(readImageMetadata(SAMPLE)?.isSample).toBe(true);
    const own = Buffer.from(SAMPLE.toString("latin1").replace(SAMPLE_MARK, SAMPLE_MARK.toUpperCase()), "latin1");
    expect(readImageMetadata(own)).toMatchObject({ format: "png", isSample: false });
  });

  it.each(["png", "jpeg"] as const)("says when the end of a %s is missing", async (name) => {
    const bytes = await encoded[name]();
    expect(readImageMetadata(bytes.subarray(0, bytes.length - 20))?.complete).toBe(false);
  });

  it("does not exist for a WebP whose end is missing", async () => {
    expect(readImageMetadata((await encoded["lossy webp"]()).subarray(0, -20))).toBeUndefined();
  });

  it.each([
    ["", "an empty file"],
    ['<svg width="9" height="9"/>', "an SVG without a viewBox"],
    ["GIF89a\x09\0\x09\0....", "a GIF"],
    ["\x89PNG", "a PNG of four bytes"],
    ["\xff\xd8\xff", "a JPEG of three bytes"],
  ])("does not exist for %j (%s)", (bytes) => {
    expect(readImageMetadata(Buffer.from(bytes, "latin1"))).toBeUndefined();
  });
});
