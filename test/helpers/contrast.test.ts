import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../gatsby/content/read-content";
import { COLORS, LINE_PAIRS, TEXT_PAIRS } from "../fixtures/pages/design/tokens";
import { contrast } from "./contrast";

describe("contrast", () => {
  test("is 21 for black on white and 1 for a color on itself", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#17472f", "#17472f")).toBe(1);
  });
});

describe("design tokens", () => {
  test.each(TEXT_PAIRS)("text in %s on %s has at least 7:1", (text, background) => {
    expect(contrast(COLORS[text], COLORS[background])).toBeGreaterThanOrEqual(7);
  });

  test.each(LINE_PAIRS)("a line in %s on %s has at least 3:1", (line, background) => {
    expect(contrast(COLORS[line], COLORS[background])).toBeGreaterThanOrEqual(3);
  });

  test("no file in src has a color of its own", () => {
    const src = path.join(__dirname, "../../src");
    const files = listFiles(src).filter((name) => /\.(css|tsx?)$/.test(name));
    expect(files).toContain("styles/base.css");
    const colors = files.flatMap((name) =>
      [...readFileSync(path.join(src, name), "utf8").matchAll(/#(?:[0-9a-f]{3}){1,2}\b/gi)].map(
        ([color]) => `${name}: ${color}`,
      ),
    );
    expect(colors).toEqual([]);
  });
});
