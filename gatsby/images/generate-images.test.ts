/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** Generates the images for the content of the fixtures with this logo. */
async function drawWith(logo: Buffer): Promise<void> {
  const contentFolder = path.join(folder, "content");
  const file = path.join(contentFolder, "site.json");
  const content = JSON.parse(readFileSync(file, "utf8"));
  content.firm.logo = { image: "./images/logo.png", alt: "The firm's logo" };
  writeFileSync(file, JSON.stringify(content));
  writeFileSync(path.join(contentFolder, "images/logo.png"), logo);
  await generateImages({ root: ROOT, contentFolder, site: path.join(folder, "public") });
}

describe("generateImages", () => {
  it("draws the icons and the social image with a PNG logo, and removes an earlier SVG icon", async () => {
    mkdirSync(path.join(folder, "public"));
    writeFileSync(path.join(folder, "public/favicon.svg"), "<svg/>");
    await drawWith(readFileSync(path.join(folder, "content/images/awards/county-bar.png")));
    const icons = ["apple-touch-icon.png", "favicon.ico", "icon-192.png"];
    expect(readdirSync(path.join(folder, "public")).sort()).toEqual([...icons, "social-image.png"].sort());
  });

  it("fails with a file that is not an image, and says how to save it", async () => {
    const message = /images\/logo\.png is neither an SVG nor a PNG image; save/;
    await expect(drawWith(Buffer.from("nothing"))).rejects.toThrow(message);
  });
});
