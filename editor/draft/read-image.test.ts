/** @jest-environment node */

import path from "node:path";
import sharp from "sharp";
import { readContentFiles } from "../../gatsby/content/read-content";
import { readImage } from "./read-image";

const FILES = readContentFiles(path.join(__dirname, "../../test/fixtures/content"));

let canDecode: boolean;

beforeEach(() => {
  canDecode = true;
  // Node has no createImageBitmap.
  globalThis.createImageBitmap = async () => {
    if (!canDecode) throw new DOMException("The source image could not be decoded.");
    return { width: 1, height: 1, close: () => {} };
  };
});

function fileOf(name: string, content: string | Uint8Array): File {
  return new File([typeof content === "string" ? content : new Uint8Array(content)], name);
}

test("the location is removed from a photo", async () => {
  const place = { IFD3: { GPSMapDatum: "at home" } };
  const photo = await sharp(FILES.get("images/portrait.png")).withExifMerge(place).jpeg().toBuffer();
  const { bytes, metadata } = await readImage(fileOf("me.jpg", photo), ["jpeg"]);
  expect(photo.includes("at home")).toBe(true);
  expect(metadata.format).toBe("jpeg");
  expect([bytes.length, Buffer.from(bytes).includes("at home")]).toEqual([photo.length, false]);
});

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';
const BADGE = FILES.get("images/awards/county-bar.png") ?? Buffer.of();

test.each([
  [
    "a drawing where a photo is wanted",
    "deed.svg",
    DRAWING,
    "“deed.svg” isn’t an image that this website can show. Choose a PNG or JPEG.",
  ],
  ["a document", "deed.pdf", "%PDF-1.7", "“deed.pdf” isn’t an image that this website can show. Choose a PNG or JPEG."],
  ["an image without its end", "cut.png", BADGE.subarray(0, 900), "“cut.png” is damaged, incomplete or not an image."],
])("%s is refused with a reason", async (_what, name, content, reason) => {
  await expect(readImage(fileOf(name, content), ["png", "jpeg"])).rejects.toThrow(reason);
});

test("an image that cannot be decoded is refused", async () => {
  canDecode = false;
  await expect(readImage(fileOf("Badge.PNG", BADGE), ["png"])).rejects.toThrow(/^“Badge\.PNG” is damaged/);
});

test("an SVG may have a comment after its end, but may not be cut off", async () => {
  const { metadata } = await readImage(fileOf("logo.svg", `${DRAWING}<!-- Drawn by hand -->`), ["svg"]);
  expect(metadata).toMatchObject({ format: "svg", width: 9 });
  const broken = readImage(fileOf("logo.svg", DRAWING.replace("></svg>", "><g></svg>")), ["svg"]);
  await expect(broken).rejects.toThrow(/^“logo\.svg” is damaged.* An SVG needs a viewBox/);
});

test("an SVG is not called damaged if the parser could not be loaded", async () => {
  jest.doMock("../../gatsby/images/clean-svg", () => {
    throw new Error("Failed to fetch dynamically imported module");
  });
  await expect(readImage(fileOf("logo.svg", DRAWING), ["svg"])).rejects.toThrow(
    /^A part of the editor could not be loaded.* load the page again/,
  );
});
