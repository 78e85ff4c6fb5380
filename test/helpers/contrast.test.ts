import { COLORS, LINE_PAIRS, TEXT_PAIRS } from "../fixtures/pages/design/tokens";
import { contrast } from "./contrast";

test("black on white is the most there is, and a color on itself the least", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#17472f", "#17472f")).toBe(1);
});

test.each(TEXT_PAIRS)("%s can be read on %s by everyone: 7:1", (text, ground) => {
  expect(contrast(COLORS[text], COLORS[ground])).toBeGreaterThanOrEqual(7);
});

test.each(LINE_PAIRS)("a line in %s can be told from %s: 3:1", (line, ground) => {
  expect(contrast(COLORS[line], COLORS[ground])).toBeGreaterThanOrEqual(3);
});
