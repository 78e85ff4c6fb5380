import { act, render } from "@testing-library/react";
import { reportInView } from "../../../test/helpers/intersection-observer";
import { pageData } from "../../../test/helpers/page-data";
import { AwardsSection } from "./AwardsSection";

/** counters.spec.ts tests when the figures count. */

const { landing, stats, awards } = pageData;
const places = () => [...document.querySelectorAll("[id^=figure-]")];
/** What is seen in the places of the figures: digits that count cover the final figure. */
const seen = () => places().map(({ firstElementChild: onTop }) => onTop?.textContent);

test("the figures rise every 16 ms, for 2,000 ms", () => {
  jest.useFakeTimers();
  render(<AwardsSection {...landing.awards} {...stats} {...awards} />);
  reportInView();
  for (const [ms, figures] of [
    [15, ["0+", "0+", "0%"]],
    [1, ["0+", "200+", "0%"]],
    [16, ["0+", "400+", "1%"]],
    [1952, ["34+", "24,800+", "93%"]],
    [16, ["35+", "25,000+", "94%"]],
  ] as const) {
    act(() => jest.advanceTimersByTime(ms));
    expect(seen()).toEqual(figures);
  }
  expect(jest.getTimerCount()).toBe(0);
});

test("a figure without a suffix is only a number", () => {
  const plain = stats.stats.map((stat) => ({ ...stat, suffix: null }));
  render(<AwardsSection {...landing.awards} {...awards} stats={plain} />);
  expect(seen()[1]).toBe("25,000");
});
