/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { readImageMetadata } from "../../gatsby/content/image-metadata";
import { readContent } from "../../gatsby/content/read-content";
import { badges } from "./badges";
import { markedPng } from "./mark";
import { writeSample } from "./write-sample";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "samples-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const picture = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 4, background } })
    .png()
    .toBuffer();

describe("a sample drawing", () => {
  it("is known by a mark in its bytes, which leaves the picture as it is", async () => {
    const plain = await picture("#17472f");
    const marked = await markedPng(plain);
    expect(readImageMetadata(plain)?.isSample).toBe(false);
    expect(readImageMetadata(marked)).toMatchObject({ format: "png", width: 8, complete: true, isSample: true });
    const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();
    expect(await pixels(marked)).toEqual(await pixels(plain));
  });

  it("takes the place of an older one, and never that of somebody's own picture", async () => {
    const file = path.join(folder, "awards/a.png");
    const [first, second] = [await markedPng(await picture("#f00")), await markedPng(await picture("#00f"))];
    expect(writeSample(file, first)).toBe(true);
    expect(writeSample(file, second)).toBe(true);
    expect(readFileSync(file).equals(second)).toBe(true);

    const own = await picture("#0f0");
    writeFileSync(file, own);
    expect(writeSample(file, first)).toBe(false);
    expect(readFileSync(file).equals(own)).toBe(true);
  });

  it("without its mark is not written", async () => {
    const plain = await picture("#f00");
    expect(() => writeSample(path.join(folder, "a.png"), plain)).toThrow("has no mark");
  });
});

it("every committed sample carries the mark", () => {
  const { images } = readContent(path.join(__dirname, "../../test/fixtures/content"));
  for (const name of [...badges().map(({ id }) => `awards/${id}`), "portrait"]) {
    expect(images.get(`./images/${name}.png`)).toMatchObject({ isSample: true });
  }
});
