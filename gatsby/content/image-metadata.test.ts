/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { readImageMetadata, SAMPLE_MARK } from "./image-metadata";

const PNG = readFileSync(path.join(__dirname, "../../test/fixtures/content/images/awards/county-bar.png"));

/** The bytes of a JPEG up to its size, with a comment before it and the end mark after it. */
function jpeg(width: number, height: number): Uint8Array {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xfe,
    0,
    4,
    1,
    2,
    0xff,
    0xc2,
    0,
    11,
    8,
    ...size,
    1,
    1,
    0x11,
    0,
    0xff,
    0xd9,
  ]);
}

function webp(kind: string, rest: readonly number[]): Uint8Array {
  const body = [...Buffer.from(`WEBP${kind}`), 0, 0, 0, 0, ...rest];
  return Uint8Array.from([...Buffer.from("RIFF"), body.length, 0, 0, 0, ...body]);
}

describe("a picture's facts", () => {
  it("are read from a PNG", () => {
    const { format, width, height, complete } = readImageMetadata(PNG) ?? {};
    expect({ format, complete }).toEqual({ format: "png", complete: true });
    expect(width).toBeGreaterThanOrEqual(480);
    expect(height).toBeGreaterThanOrEqual(480);
  });

  it("are read from a JPEG, behind whatever stands before its size", () => {
    expect(readImageMetadata(jpeg(640, 481))).toEqual({
      format: "jpeg",
      width: 640,
      height: 481,
      complete: true,
      isSample: false,
    });
  });

  it.each([
    ["VP8X", [0, 0, 0, 0, 0x7f, 2, 0, 0xe0, 1, 0]],
    ["VP8L", [0x2f, 0x7f, 0x02, 0x78, 0]],
    ["VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe1, 1]],
  ])("are read from a WebP of the kind %s", (kind, rest) => {
    expect(readImageMetadata(webp(kind, rest))).toEqual({
      format: "webp",
      width: 640,
      height: 481,
      complete: true,
      isSample: false,
    });
  });

  it("are read from an AVIF", () => {
    const head = [...Buffer.from("\0\0\0\x18ftypavif\0\0\0\0avifmif1"), ...Buffer.from("\0\0\0\x14ispe"), 0, 0, 0, 0];
    expect(readImageMetadata(Uint8Array.from([...head, 0, 0, 2, 128, 0, 0, 1, 225]))).toMatchObject({
      format: "avif",
      width: 640,
      height: 481,
    });
  });

  it("say whether this project drew it as a sample", () => {
    expect(readImageMetadata(PNG)?.isSample).toBe(true);
    const own = Buffer.from(PNG.toString("latin1").replace(SAMPLE_MARK, SAMPLE_MARK.toUpperCase()), "latin1");
    expect(readImageMetadata(own)).toMatchObject({ format: "png", isSample: false });
  });

  it("say when the end of the file is missing", () => {
    expect(readImageMetadata(PNG.subarray(0, PNG.length - 100))?.complete).toBe(false);
    expect(readImageMetadata(jpeg(640, 481).subarray(0, -2))?.complete).toBe(false);
  });

  it.each([
    ["", "an empty file"],
    ["<svg/>", "an SVG"],
    ["GIF89a....", "a GIF"],
    ["\x89PNG", "a PNG of four bytes"],
    ["\xff\xd8\xff", "a JPEG of three bytes"],
  ])("there are none in %j (%s)", (bytes) => {
    expect(readImageMetadata(Buffer.from(bytes, "latin1"))).toBeUndefined();
  });
});
