/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Action, buttonStyles } from "../src/components/ui/button-styles";
import tailwind from "../tailwind.config";

const { paper, ink, deed, brass, survey, water } = tailwind.theme.colors;

/** The colors of text, and of lines that carry meaning, on each background. */
const ON = [
  { background: paper.DEFAULT, texts: [ink.DEFAULT, ink.soft, deed], lines: [brass.DEFAULT] },
  { background: paper.deep, texts: [ink.DEFAULT, ink.soft, deed], lines: [brass.DEFAULT] },
  { background: water, texts: [ink.DEFAULT, deed], lines: [] },
  { background: ink.DEFAULT, texts: [paper.DEFAULT, survey, brass.light], lines: [brass.DEFAULT] },
  { background: ink.soft, texts: [paper.DEFAULT], lines: [] },
  { background: deed, texts: [paper.DEFAULT], lines: [brass.light] },
];

/** Returns the contrast of two colors (`#rrggbb`) by WCAG 2, from 1 (the same color) to 21 (black on white). */
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
  test.each(ON)(
    "on $background have enough contrast: 7:1 for text, 3:1 for lines that carry meaning",
    ({ background, texts, lines }) => {
      expect(texts.filter((text) => contrast(text, background) < 7)).toEqual([]);
      expect(lines.filter((line) => contrast(line, background) < 3)).toEqual([]);
    },
  );

  test.each<Action>(["call", "guide", "consultation", "home"])(
    "give the filled button %s a contrast of 7:1",
    (action) => {
      const classes = buttonStyles(action, "fill");
      const hex = (kind: string) => {
        const [, name = "", shade = "DEFAULT"] = new RegExp(`\\b${kind}-([a-z]+)(?:-([a-z]+))?`).exec(classes) ?? [];
        const color = Object(tailwind.theme.colors)[name];
        return typeof color === "string" ? color : color[shade];
      };
      expect(contrast(hex("text"), hex("bg"))).toBeGreaterThanOrEqual(7);
    },
  );

  test("are all in the list ON of this file", () => {
    const { transparent, current, ...palette } = tailwind.theme.colors;
    const checked = new Set(ON.flatMap(({ background, texts, lines }) => [background, ...texts, ...lines]));
    const colors = Object.values(palette).flatMap((color) =>
      typeof color === "string" ? color : Object.values(color),
    );
    const missing = colors.filter((color) => !checked.has(color));
    expect(missing.map((color) => `${color}: add it to ON, so that its contrast is checked`)).toEqual([]);
  });

  test("are all in tailwind.config.js, and in no file of src", () => {
    const src = path.join(__dirname, "../src");
    const all = readdirSync(src, { recursive: true, encoding: "utf8" });
    const files = all.filter((name) => /\.(css|tsx?)$/.test(name));
    const hasColor = (name: string) => /#(?:[0-9a-f]{3}){1,2}\b/i.test(readFileSync(path.join(src, name), "utf8"));
    expect(files.filter(hasColor)).toEqual([]);
  });
});
