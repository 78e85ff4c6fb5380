/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp, { type AvifOptions } from "sharp";
import { lowerAvifEffort } from "./avif-effort";

/** A project whose gatsby-plugin-sharp encodes with the given code, and whose sharp returns what it is told. */
function projectWith(processFile: string): string {
  const root = mkdtempSync(path.join(tmpdir(), "avif-"));
  for (const [name, text] of Object.entries({
    "gatsby-plugin-sharp/index.js": "",
    "gatsby-plugin-sharp/process-file.js": processFile,
    "sharp/index.js": "module.exports = class { avif(options) { return options; } };",
  })) {
    const file = path.join(root, "node_modules", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

describe("lowerAvifEffort", () => {
  let root = "";
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it("makes every AVIF with less effort, and as it was asked for otherwise", () => {
    root = projectWith("sharp().avif({ quality })");
    lowerAvifEffort(root);
    const { prototype }: { prototype: { avif: (options?: AvifOptions) => unknown } } = require(
      path.join(root, "node_modules/sharp"),
    );
    expect(prototype.avif({ quality: 50, force: true })).toEqual({ effort: 2, quality: 50, force: true });
    expect(prototype.avif()).toEqual({ effort: 2 });
    expect(prototype.avif({ effort: 6 })).toEqual({ effort: 6 });
  });

  it("ends the build when gatsby-plugin-sharp encodes in another way", () => {
    root = projectWith('sharp().toFormat("avif")');
    expect(() => lowerAvifEffort(root)).toThrow("delete gatsby/images/avif-effort.ts");
  });

  it("leaves the sharp that Gatsby uses able to make AVIF", async () => {
    lowerAvifEffort(process.cwd());
    const image = await sharp({ create: { width: 16, height: 16, channels: 3, background: "red" } })
      .avif({ quality: 50, force: true })
      .toBuffer();
    expect((await sharp(image).metadata()).compression).toBe("av1");
  });
});
