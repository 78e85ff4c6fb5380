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
/** As paper shows it. */
const RED = [0xf8, 0, 0, 255];

/** A red logo with a style sheet that would restyle whatever it is put into. */
function drawnLogo(ratio: number): Logo {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${100 * ratio} 100"><style>rect,path{fill:#f00}</style><path d="M0 0h${100 * ratio}v100H0z"/></svg>`;
  return { format: "svg", ratio, bytes: Buffer.from(markup) };
}

/** The pixels of an icon; of an .ico, those of the PNG behind its header. */
async function pixelsOf(icons: Awaited<ReturnType<typeof favicons>>, name: string) {
  const file = Buffer.from(icons.get(name) ?? "").subarray(name.endsWith(".ico") ? 22 : 0);
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const color = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { ...info, color };
}

describe("favicons", () => {
  it("show the seal without a logo, in the sizes that the pages name, and fill their edges only where systems cut them", async () => {
    const icons = await favicons(undefined);
    expect([...icons.keys()].sort()).toEqual([...Object.keys(SIZES), "favicon.svg"].sort());
    for (const [name, size] of Object.entries(SIZES)) {
      const { width, height, color } = await pixelsOf(icons, name);
      expect({ name, width, height }).toEqual({ name, width: size, height: size });
      expect(color(0, 0)[3]).toBe(name === "apple-touch-icon.png" ? 255 : 0);
    }
  });

  it("hold an SVG logo as a drawing, with nothing that the site's policy forbids", async () => {
    const icons = await favicons(drawnLogo(2));
    const icon = String(icons.get("favicon.svg"));
    expect(icon).not.toContain("data:");
    expect(icon).toMatch(/<svg [^>]*viewBox="0 0 200 100"[^>]* width="28" height="28"/);
    const { color } = await pixelsOf(icons, "favicon.svg");
    expect([color(16, 3), color(16, 16)]).toEqual([PAPER, RED]);
  });

  it.each([0.2, 1, 10])("leave a logo of the ratio %d its shape and clear space, on paper", async (ratio) => {
    const icons = await favicons(drawnLogo(ratio));
    for (const [name, size] of Object.entries(SIZES)) {
      const { color } = await pixelsOf(icons, name);
      expect(color(size / 2, 0)).toEqual(PAPER);
      const isRed = (x: number, y: number) => color(x, y)[1] === 0 && color(x, y)[3] === 255;
      const along = Array.from({ length: size }, (_, index) => index);
      const columns = along.filter((x) => isRed(x, size / 2));
      const rows = along.filter((y) => isRed(size / 2, y));
      expect(Math.min(columns[0] ?? 0, rows[0] ?? 0)).toBeGreaterThanOrEqual(size * 0.06 - 1);
      for (const red of [columns, rows]) {
        expect(Math.abs((red[0] ?? 0) + (red.at(-1) ?? 0) + 1 - size)).toBeLessThanOrEqual(1);
      }
      // To a pixel: at their edges it is mixed with the paper.
      expect(Math.abs(columns.length - rows.length * ratio)).toBeLessThanOrEqual(2 * Math.max(1, ratio));
    }
  });
});
