/** @jest-environment node */
import sharp from "sharp";
import { favicons } from "./favicons";
import type { Logo } from "./logo";

const SIZES = {
  "favicon.ico": 32,
  "apple-touch-icon.png": 180,
  "icon-192.png": 192,
};
const PAPER = [0xf8, 0xf4, 0xea, 255];
/** The red of the logo after multiplying it by the color of the paper. */
const RED = [0xf8, 0, 0, 255];

/** Returns a red logo with a style sheet that would also color the drawing around it. */
function drawnLogo(ratio: number): Logo {
  const width = 100 * ratio;
  const markup =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100">` +
    `<style>rect,path{fill:#f00}</style><path d="M0 0h${width}v100H0z"/></svg>`;
  return { format: "svg", ratio, bytes: Buffer.from(markup) };
}

/** Returns the size of an icon, and a function for the color of a pixel. */
async function pixelsOf(icons: Awaited<ReturnType<typeof favicons>>, name: string) {
  // An .ico file has a PNG after its header.
  const start = name.endsWith(".ico") ? 22 : 0;
  const file = Buffer.from(icons.get(name) ?? "").subarray(start);
  const pixels = sharp(file).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  const color = (x: number, y: number) => {
    const pixel = (y * info.width + x) * 4;
    return [...data.subarray(pixel, pixel + 4)];
  };
  return { ...info, color };
}

describe("favicons", () => {
  it("show the seal if the firm has no logo, and have opaque corners only where the system rounds them", async () => {
    const icons = await favicons(undefined);
    expect([...icons.keys()].sort()).toEqual([...Object.keys(SIZES), "favicon.svg"].sort());
    for (const [name, size] of Object.entries(SIZES)) {
      const { width, height, color } = await pixelsOf(icons, name);
      expect({ name, width, height }).toEqual({ name, width: size, height: size });
      expect(color(0, 0)[3]).toBe(name === "apple-touch-icon.png" ? 255 : 0);
    }
  });

  it("contain an SVG logo as markup, which the site's security policy allows", async () => {
    const icons = await favicons(drawnLogo(2));
    const icon = String(icons.get("favicon.svg"));
    expect(icon).not.toContain("data:");
    expect(icon).toMatch(/<svg [^>]*viewBox="0 0 200 100"[^>]* width="28" height="28"/);
    const { color } = await pixelsOf(icons, "favicon.svg");
    expect([color(16, 3), color(16, 16)]).toEqual([PAPER, RED]);
  });

  it.each([0.2, 1, 10])("show a logo of the aspect ratio %d undistorted and centered", async (ratio) => {
    const icons = await favicons(drawnLogo(ratio));
    for (const [name, size] of Object.entries(SIZES)) {
      const { color } = await pixelsOf(icons, name);
      expect(color(size / 2, 0)).toEqual(PAPER);
      const isRed = (x: number, y: number) => color(x, y)[1] === 0 && color(x, y)[3] === 255;
      const indexes = Array.from({ length: size }, (_, index) => index);
      const columns = indexes.filter((x) => isRed(x, size / 2));
      const rows = indexes.filter((y) => isRed(size / 2, y));
      expect(Math.min(columns[0] ?? 0, rows[0] ?? 0)).toBeGreaterThanOrEqual(size * 0.06 - 1);
      for (const red of [columns, rows]) {
        expect(Math.abs((red[0] ?? 0) + (red.at(-1) ?? 0) + 1 - size)).toBeLessThanOrEqual(1);
      }
      // The pixels at an edge may be mixed with the paper.
      expect(Math.abs(columns.length - rows.length * ratio)).toBeLessThanOrEqual(2 * Math.max(1, ratio));
    }
  });
});
