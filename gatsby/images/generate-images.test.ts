/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateImages } from "./generate-images";

const ROOT = path.join(__dirname, "../..");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "site-images-"));
  cpSync(path.join(ROOT, "test/fixtures/content"), path.join(folder, "content"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Draws what belongs to content with this name of the firm, and a logo with these bytes. */
async function draw(name: string, logo?: Buffer): Promise<void> {
  const [contentFolder, site] = [path.join(folder, "content"), path.join(folder, "public")];
  const file = path.join(contentFolder, "site.json");
  const content = JSON.parse(readFileSync(file, "utf8"));
  content.firm = { ...content.firm, name, logo: logo && { image: "./images/logo.png", alt: "The firm's logo" } };
  writeFileSync(file, JSON.stringify(content));
  if (logo) writeFileSync(path.join(contentFolder, "images/logo.png"), logo);
  await generateImages({ root: ROOT, contentFolder, site });
}

const drawn = (name: string) => readFileSync(path.join(folder, "public", name), "base64");

describe("generateImages", () => {
  it("draws a new social image for a new name, and new icons for a logo", async () => {
    await draw("Deed Law");
    const [image, icon] = [drawn("social-image.png"), drawn("icon-192.png")];
    expect(existsSync(path.join(folder, "public/favicon.svg"))).toBe(true);

    await draw("Muñoz & Österreicher", readFileSync(path.join(folder, "content/images/awards/county-bar.png")));
    expect(drawn("social-image.png")).not.toBe(image);
    expect(drawn("icon-192.png")).not.toBe(icon);
    expect(existsSync(path.join(folder, "public/favicon.svg"))).toBe(false);
  });

  it("says what is wrong with a logo that is none", async () => {
    const expected = /images\/logo\.png is neither an SVG nor a PNG image; save/;
    await expect(draw("Deed Law", Buffer.from("nothing"))).rejects.toThrow(expected);
  });
});
