/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { publishImages } from "./build";

test("an image is published upright, without the camera's metadata", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "images-"));
  mkdirSync(path.join(folder, "images"));
  // The sixth orientation is that of a phone held upright.
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } });
  await photo
    .withExif({ IFD0: { Artist: "A. Client" } })
    .withMetadata({ orientation: 6 })
    .toFile(`${folder}/images/a.jpg`);
  await publishImages(new Set(["./images/a.jpg"]), folder, path.join(folder, "admin"));
  const { format, width, height, exif, orientation } = await sharp(`${folder}/admin/images/a.jpg`).metadata();
  rmSync(folder, { recursive: true });
  expect({ format, width, height, exif, orientation }).toEqual({ format: "jpeg", width: 30, height: 40 });
});
