/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../gatsby/content/read-content";
import tailwind from "../tailwind.config";

const { paper, ink, deed, brass, survey, water } = tailwind.theme.colors;

/** What the site writes in a color, by its background. */
const TEXT_PAIRS: [background: string, texts: string[]][] = [
  [paper.DEFAULT, [ink.DEFAULT, ink.soft, deed.DEFAULT]],
  [paper.deep, [ink.DEFAULT, ink.soft, deed.DEFAULT]],
  [water, [ink.DEFAULT, deed.DEFAULT]],
  [ink.DEFAULT, [paper.DEFAULT, survey, brass.light]],
  [ink.soft, [paper.DEFAULT]],
  [deed.DEFAULT, [paper.DEFAULT]],
  [deed.dark, [paper.DEFAULT]],
];

/** Lines that carry meaning, by their background: the mark of the current section, the edges of buttons. */
const LINE_PAIRS: [background: string, lines: string[]][] = [
  [paper.DEFAULT, [brass.DEFAULT]],
  [paper.deep, [brass.DEFAULT]],
  [ink.DEFAULT, [brass.DEFAULT]],
  [deed.DEFAULT, [brass.light]],
];

/** The contrast of two colors (`#rrggbb`) after WCAG 2, from 1 (none) to 21 (black on white). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("the colors", () => {
  test.each(TEXT_PAIRS)("on %s, all text has at least 7:1", (background, texts) => {
    for (const text of texts) expect([text, contrast(text, background) >= 7]).toEqual([text, true]);
  });

  test.each(LINE_PAIRS)("on %s, lines that carry meaning have at least 3:1", (background, lines) => {
    for (const line of lines) expect([line, contrast(line, background) >= 3]).toEqual([line, true]);
  });

  test("are all in tailwind.config.js: no file in src has one of its own", () => {
    const src = path.join(__dirname, "../src");
    const files = listFiles(src).filter((name) => /\.(css|tsx?)$/.test(name));
    expect(files).toContain("styles/base.css");
    const withColors = files.filter((name) =>
      /#(?:[0-9a-f]{3}){1,2}\b/i.test(readFileSync(path.join(src, name), "utf8")),
    );
    expect(withColors).toEqual([]);
  });
});
