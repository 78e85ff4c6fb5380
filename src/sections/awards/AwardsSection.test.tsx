import { act, render } from "@testing-library/react";
import { pageData } from "../../../test/helpers/page-data";
import { AwardsSection } from "./AwardsSection";

/** figures.spec.ts tests when the figures count. */

const { landing, stats, awards } = pageData;
const places = () => [...document.querySelectorAll("[id^=figure-]")];
/** Digits that count cover the final figure. */
const seen = () => places().map(({ firstElementChild: onTop }) => onTop?.textContent);

/** Reports at once that what is observed is in view. */
class Observer {
  constructor(readonly report: (entries: object[]) => void) {}
  observe() {
    const box = new DOMRect(0, 0, 100, 100);
    this.report([{ intersectionRect: box, boundingClientRect: box }]);
  }
  disconnect() {}
}

test("the figures rise every 16 ms, for 2,000 ms", () => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: Observer });
  render(<AwardsSection words={landing.awards} figures={stats.stats} badges={awards.awards} />);
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
  render(<AwardsSection words={landing.awards} figures={plain} badges={[]} />);
  expect(places()[1]).toHaveTextContent(/25,000$/);
});
