/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import tailwind from "../tailwind.config";

const palette = tailwind.theme.colors;

/** The color of lakes, on the map alone. */
const WATER = "#3f6f6b";

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
