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

const draw = () =>
  generateImages({ root: ROOT, contentFolder: path.join(folder, "content"), site: path.join(folder, "public") });
const drawn = (name: string) => readFileSync(path.join(folder, "public", name));

function change(edit: (site: { firm: { name: string; logo?: object } }) => void): void {
  const file = path.join(folder, "content/site.json");
  const site = JSON.parse(readFileSync(file, "utf8"));
  edit(site);
  writeFileSync(file, JSON.stringify(site));
}

describe("generateImages", () => {
  it("draws the same images from the same content, a new social image for a new name, and new icons for a logo", async () => {
    await draw();
    const [image, icon] = [drawn("social-image.png"), drawn("icon-512.png")];
    await draw();
    expect(drawn("social-image.png").equals(image)).toBe(true);

    change(({ firm }) => {
      firm.name = "Muñoz & Österreicher";
    });
    await draw();
    expect(drawn("social-image.png").equals(image)).toBe(false);
    expect(drawn("icon-512.png").equals(icon)).toBe(true);
    expect(existsSync(path.join(folder, "public/favicon.svg"))).toBe(true);

    cpSync(path.join(folder, "content/images/awards/county-bar.png"), path.join(folder, "content/images/logo.png"));
    change(({ firm }) => {
      firm.logo = { image: "./images/logo.png", alt: "The firm's logo" };
    });
    await draw();
    expect(drawn("icon-512.png").equals(icon)).toBe(false);
    expect(existsSync(path.join(folder, "public/favicon.svg"))).toBe(false);
  });

  it("says what is wrong with a logo that is none", async () => {
    writeFileSync(path.join(folder, "content/images/logo.png"), "nothing");
    change(({ firm }) => {
      firm.logo = { image: "./images/logo.png", alt: "The firm's logo" };
    });
    await expect(draw()).rejects.toThrow(/images\/logo\.png is neither an SVG nor a PNG image; save/);
  });
});
