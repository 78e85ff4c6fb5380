import { act, render } from "@testing-library/react";
import { reportInView, watched } from "../../../test/helpers/intersection-observer";
import { pageData } from "../../../test/helpers/page-data";
import { renderWithoutScript } from "../../../test/helpers/render-without-script";
import { AwardsSection } from "./AwardsSection";

const { landing, stats, awards } = pageData;
const section = <AwardsSection {...landing.awards} {...stats} {...awards} />;

const FIGURES = ["35+", "25,000+", "94%"];
const ZEROS = ["0+", "0+", "0%"];

const places = () => [...document.querySelectorAll("[id^=figure-]")];

/** What is seen in the places of the figures: digits that count cover the final figure. */
const seen = () => places().map(({ firstElementChild: onTop }) => onTop?.textContent);

/** What a screen reader reads there. */
const heard = () => places().map((place) => place.querySelector(":not([aria-hidden])")?.textContent);

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("the HTML has the final figures", () => {
  renderWithoutScript(section);
  expect([seen(), heard()]).toEqual([FIGURES, FIGURES]);
});

test("the figures rise every 16 ms, for 2,000 ms, once enough of the section is in view", () => {
  jest.useFakeTimers();
  render(section);
  reportInView(false);
  pass(5000);
  expect([heard(), seen()]).toEqual([FIGURES, ZEROS]);
  reportInView(true);
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

test("a figure without a suffix is only a number", () => {
  const plain = stats.stats.map((stat) => ({ ...stat, suffix: null }));
  render(<AwardsSection {...landing.awards} {...awards} stats={plain} />);
  expect(heard()[1]).toBe("25,000");
});
