import { act, render } from "@testing-library/react";
import { pageData } from "../../../test/helpers/page-data";
import { AwardsSection } from "./AwardsSection";

/** stats.spec.ts tests when the figures count. */

const { landing, stats, awards } = pageData;
/** Digits that count cover the final figure. */
const seen = () =>
  [...document.querySelectorAll(".digits")].map(
    ({ children: [final, cover] }) => cover?.textContent || final?.textContent,
  );

/** Reports at once that what is observed is in view. */
class Observer {
  constructor(readonly report: (entries: object[]) => void) {}
  observe() {
    this.report([{ intersectionRatio: 1, intersectionRect: new DOMRect() }]);
  }
  disconnect() {}
}

const { IntersectionObserver } = window;

afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { IntersectionObserver });
});

test("the figures rise in step every 16 ms, for 2,000 ms", () => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: Observer });
  render(<AwardsSection content={landing.awards} stats={stats.stats} awards={awards.awards} />);
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
