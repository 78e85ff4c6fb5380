import { act, render } from "@testing-library/react";
import { reportInView, watched } from "../../../test/helpers/intersection-observer";
import { pageData } from "../../../test/helpers/page-data";
import { renderWithoutScript } from "../../../test/helpers/render-without-script";
import { AwardsSection } from "./AwardsSection";

const { landing, stats, awards } = pageData;
const section = <AwardsSection {...landing.awards} {...stats} {...awards} />;

const FIGURES = ["35+", "25,000+", "94%"];
const ZEROS = ["0+", "0+", "0%"];

const places = () => [...document.querySelectorAll(".stat > p:first-child")];

/** What is seen in the places of the figures. The style sheet shows the 0. */
const seen = () => places().map(({ firstElementChild: on }) => on?.textContent || on?.getAttribute("data-zero"));

/** What a screen reader reads there. */
const heard = () => places().map((place) => place.querySelector(":not([aria-hidden])")?.textContent);

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Shows the upper `px` of the section on a screen 768 px high. The figures are 100 px to `end` px below its top. */
function reveal(px: number, { height = 1000, end = 250 } = {}) {
  const top = 768 - px;
  const boxes = [
    new DOMRect(0, top, 9, height),
    new DOMRect(0, top + 100, 9, 50),
    new DOMRect(0, top + end - 50, 9, 50),
  ];
  for (const [index, selector] of ["section", ".stat > p", ".stat:last-child > p"].entries()) {
    Object.assign(document.querySelector(selector) ?? {}, {
      getBoundingClientRect: () => boxes[index],
    });
  }
  reportInView(true);
}

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.className = "js";
});

test("the figures are in the HTML, where a 0 is shown in their place", () => {
  renderWithoutScript(section);
  expect([places().map(({ textContent }) => textContent), seen()]).toEqual([FIGURES, ZEROS]);
});

test("the figures rise every 16 ms, for 2,000 ms", () => {
  render(section);
  reveal(500);
  for (const [ms, expected] of [
    [15, ZEROS],
    [1, ["0+", "200+", "0%"]],
    [16, ["0+", "400+", "1%"]],
    [1952, ["34+", "24,800+", "93%"]],
    [16, FIGURES],
  ] as const) {
    pass(ms);
    expect([heard(), seen()]).toEqual([FIGURES, expected]);
  }
  expect([watched(), jest.getTimerCount()]).toEqual([[], 0]);
});

test.each([
  [298, "less than 30% of the section", {}, false],
  [300, "30% of the section", {}, true],
  [300, "30%, but not all of the figures", { end: 400 }, false],
  [300, "30%, with figures that are taller than the screen", { end: 1000 }, true],
  [700, "a screenful of very large text", { height: 5000, end: 4000 }, true],
])("the figures count or wait at %d px: %s", (px, _which, sizes, counts) => {
  render(section);
  reveal(px, sizes);
  pass(160);
  expect(seen()).toEqual(counts ? ["2+", "2,000+", "7%"] : ZEROS);
});

test("the figures are final at once on a page that has stopped waiting for its scripts", () => {
  document.documentElement.className = "";
  render(section);
  reveal(500);
  expect(seen()).toEqual(FIGURES);
});

test("a figure without a suffix is only a number, even before it counts", () => {
  const plain = stats.stats.map((stat) => ({ ...stat, suffix: null }));
  render(<AwardsSection {...landing.awards} {...awards} stats={plain} />);
  expect([heard()[1], seen()[1]]).toEqual(["25,000", "0"]);
});
