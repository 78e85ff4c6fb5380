/** @jest-environment node */
import sharp from "sharp";
import { favicons } from "./favicons";
import type { Logo } from "./logo";

const SIZES = {
  "favicon.ico": 32,
  "apple-touch-icon.png": 180,
  "icon-192.png": 192,
  "icon-512.png": 512,
};

/** A red logo with a style sheet that would restyle whatever it is put into. */
function drawnLogo(ratio: number): Logo {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${100 * ratio} 100"><style>rect,path{fill:#f00}</style><path d="M0 0h${100 * ratio}v100H0z"/></svg>`;
  return { format: "svg", ratio, bytes: Buffer.from(markup) };
}

async function pixelLogo(ratio: number): Promise<Logo> {
  const size = { width: Math.round(600 * ratio), height: 600, channels: 3, background: "#fff" } as const;
  return { format: "png", ratio, bytes: await sharp({ create: size }).png().toBuffer() };
}

/** The PNG in a file, behind the header of an .ico. */
const png = (name: string, file: string | Buffer = "") => Buffer.from(file).subarray(name.endsWith(".ico") ? 22 : 0);

async function color(image: Buffer, x: number, y: number): Promise<number[]> {
  return [...(await sharp(image).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())];
}

describe("favicons", () => {
  it.each<[what: string, logo: () => Promise<Logo | undefined>, hasSvg: boolean]>([
    ["of the seal", async () => undefined, true],
    ["of an SVG logo", async () => drawnLogo(1), true],
    ["of a PNG logo", () => pixelLogo(1), false],
    ["of a logo eight times as wide as high", () => pixelLogo(8), false],
    ["of a logo four times as high as wide", async () => drawnLogo(0.25), true],
  ])("%s have the sizes that the pages name", async (_what, logo, hasSvg) => {
    const icons = await favicons(await logo());
    expect([...icons.keys()].toSorted()).toEqual(
      [...Object.keys(SIZES), ...(hasSvg ? ["favicon.svg"] : [])].toSorted(),
    );
    for (const [name, size] of Object.entries(SIZES)) {
      const { width, height, format } = await sharp(png(name, icons.get(name))).metadata();
      expect({ name, width, height, format }).toEqual({ name, width: size, height: size, format: "png" });
    }
  });

  it("fill their edges only where systems cut them", async () => {
    for (const logo of [undefined, drawnLogo(1)]) {
      const icons = await favicons(logo);
      const corner = async (name: string) => (await color(png(name, icons.get(name)), 0, 0))[3];
      expect(await corner("icon-512.png")).toBe(0);
      expect(await corner("apple-touch-icon.png")).toBe(255);
    }
  });

  it("show a logo on paper, which its style sheet does not reach and a white ground does not break", async () => {
    const paper = [0xf8, 0xf4, 0xea, 255];
    const drawn = (await favicons(drawnLogo(1))).get("icon-512.png");
    expect(await color(png("", drawn), 256, 20)).toEqual(paper);
    expect(await color(png("", drawn), 256, 256)).toEqual([0xf8, 0, 0, 255]);
    const white = (await favicons(await pixelLogo(2))).get("icon-512.png");
    expect(await color(png("", white), 256, 256)).toEqual(paper);
  });

  it("hold an SVG logo as a drawing, with nothing that the site's policy forbids", async () => {
    const icon = String((await favicons(drawnLogo(2))).get("favicon.svg"));
    expect(icon).toContain("<svg");
    expect(icon).not.toContain("data:");
    expect(icon).toMatch(/<svg [^>]*viewBox="0 0 200 100"[^>]* width="28" height="28"/);
    const image = await sharp(Buffer.from(icon)).png().toBuffer();
    expect(await color(image, 16, 3)).toEqual([0xf8, 0xf4, 0xea, 255]);
    expect(await color(image, 16, 16)).toEqual([0xf8, 0, 0, 255]);
  });

  it.each([0.2, 1, 3, 10])("leave a logo of the ratio %d its shape and clear space", async (ratio) => {
    const icons = await favicons(drawnLogo(ratio));
    for (const [name, size] of Object.entries(SIZES)) {
      const { data, info } = await sharp(png(name, icons.get(name)))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const red = Array.from({ length: size * size }, (_, index) => index).filter(
        (index) => data[index * info.channels + 1] === 0 && data[index * info.channels + 3] === 255,
      );
      const columns = red.map((index) => index % size).sort((a, b) => a - b);
      const rows = red.map((index) => Math.floor(index / size));
      const [left = 0, right = 0] = [columns[0], columns.at(-1)];
      const [top = 0, bottom = 0] = [rows[0], rows.at(-1)];
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(size * 0.06 - 1);
      expect(Math.abs(left + right + 1 - size)).toBeLessThanOrEqual(1);
      expect(Math.abs(top + bottom + 1 - size)).toBeLessThanOrEqual(1);
      // To a pixel: at their edges it is mixed with the paper.
      expect(Math.abs(right - left + 1 - (bottom - top + 1) * ratio)).toBeLessThanOrEqual(2 * Math.max(1, ratio));
    }
  });
});
