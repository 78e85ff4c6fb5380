/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import tailwind from "../tailwind.config";

const palette = tailwind.theme.colors;
const { paper, ink, deed, brass, survey, water } = palette;

/** The color of lakes, on the map alone. */
const WATER = "#3f6f6b";

const GROUNDS = [
  { background: paper.DEFAULT, texts: [ink.DEFAULT, ink.soft, deed, brass.ink], lines: [brass.DEFAULT] },
  { background: water, texts: [ink.DEFAULT, ink.soft, deed, brass.ink], lines: [brass.DEFAULT] },
  { background: paper.deep, texts: [ink.DEFAULT, ink.soft, deed, brass.ink], lines: [brass.DEFAULT] },
  { background: ink.DEFAULT, texts: [paper.DEFAULT, brass.light], lines: [brass.DEFAULT] },
  { background: brass.light, texts: [ink.DEFAULT], lines: [] },
  { background: deed, texts: [paper.DEFAULT], lines: [brass.light] },
];

function contrast(...colors: [string, string]): number {
  const [light = 0, dark = 0] = colors.map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(GROUNDS)(
  "$background has enough contrast with text (7:1) and lines (3:1)",
  ({ background, texts, lines }) => {
    expect(texts.filter((text) => contrast(text, background) < 7)).toEqual([]);
    expect(lines.filter((line) => contrast(line, background) < 3)).toEqual([]);
  },
);

test("every color is in the list of grounds, so that its contrast is checked", () => {
  // Lines of `survey` carry no meaning.
  const checked = new Set([
    survey,
    ...GROUNDS.flatMap(({ background, texts, lines }) => [background, ...texts, ...lines]),
  ]);
  const shades = (color: string | object) => (typeof color === "string" ? color : Object.values(color));
  const colors = Object.values(palette).flatMap(shades);
  expect(colors.filter((color) => !checked.has(color))).toEqual([]);
});

test("no file in src has a hex color", () => {
  const src = path.join(__dirname, "../src");
  const all = readdirSync(src, { recursive: true, encoding: "utf8" });
  const files = all.filter((name) => /\.(css|tsx?)$/.test(name));
  const read = (name: string) => readFileSync(path.join(src, name), "utf8");
  const hasColor = (name: string) => /#(?:[0-9a-f]{3}){1,2}\b/i.test(read(name));
  expect(files.filter(hasColor)).toEqual([]);
});

test("the drawings have the design's colors", () => {
  const known = JSON.stringify(palette) + WATER;
  const drawings = readdirSync("static").filter((name) => name.endsWith(".svg"));
  const colors = drawings.flatMap((name) =>
    [...readFileSync(path.join("static", name), "utf8").matchAll(/#[\da-f]{6}/g)].map(([color]) => `${name} ${color}`),
  );
  expect(colors.filter((found) => !known.includes(found.slice(-7)))).toEqual([]);
});
