import { stepInRow } from "./row-scroll";

/** Six slides of 400 px, three of which fit. */
const at = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 2400, clientWidth: 1200 });

test("a step leads one slide on, or back", () => {
  expect(stepInRow(1, at(400), 400)).toBe(800);
  expect(stepInRow(-1, at(800), 400)).toBe(400);
});

test("beyond the end it starts over, and before the start it goes to the end", () => {
  expect(stepInRow(1, at(1200), 400)).toBe(0);
  expect(stepInRow(-1, at(0), 400)).toBe(1200);
});

test("half a pixel short of an end is at the end", () => {
  expect(stepInRow(1, at(1199.5), 400)).toBe(0);
  expect(stepInRow(-1, at(0.5), 400)).toBe(1200);
});
