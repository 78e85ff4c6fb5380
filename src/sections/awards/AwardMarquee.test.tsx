import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pageData } from "../../../test/helpers/page-data";
import { AwardMarquee } from "./AwardMarquee";

const { awards } = pageData.awards;

test("the marquee shows an award for two years as two badges", () => {
  const logged = jest.spyOn(console, "error");
  const years = ["Best Lawyers 2023", "Best Lawyers 2024"].flatMap((alt) =>
    awards.slice(0, 1).map((award) => ({ ...award, alt })),
  );
  const { getAllByAltText } = render(<AwardMarquee {...pageData.landing.awards} awards={years} />);
  expect(getAllByAltText(/^Best Lawyers/).map((badge) => badge.getAttribute("alt"))).toEqual(
    expect.arrayContaining(["Best Lawyers 2023", "Best Lawyers 2024"]),
  );
  expect(logged).not.toHaveBeenCalled();
});

describe("AwardMarquee", () => {
  beforeEach(async () => {
    render(
      <>
        <a href="#before">Before</a>
        <AwardMarquee {...pageData.landing.awards} awards={awards} />
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
  });

  /** The alternative text of the badge that has the focus. */
  const focused = () => document.activeElement?.querySelector("img")?.getAttribute("alt");
  const badge = (index: number) => awards.at(index)?.alt;

  test("the arrow keys move the focus around all badges, and Home and End to the first and the last", async () => {
    expect(focused()).toBe(badge(0));
    for (let index = 1; index <= awards.length; index += 1) {
      await userEvent.keyboard("{ArrowRight}");
      expect(focused()).toBe(badge(index % awards.length));
    }
    await userEvent.keyboard("{ArrowLeft}");
    expect(focused()).toBe(badge(-1));
    await userEvent.keyboard("{Home}");
    expect(focused()).toBe(badge(0));
    await userEvent.keyboard("{End}");
    expect(focused()).toBe(badge(-1));
  });

  test("the Tab key leaves all badges at once, and returns to the badge that had the focus last", async () => {
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await userEvent.tab({ shift: true });
    expect(focused()).toBeUndefined();
    await userEvent.tab();
    expect(focused()).toBe(badge(2));
  });

  test("other keys do not move the focus, and the browser's shortcuts still work", async () => {
    const prevented: boolean[] = [];
    const onKeyDown = ({ defaultPrevented }: KeyboardEvent) => prevented.push(defaultPrevented);
    document.addEventListener("keydown", onKeyDown);
    await userEvent.keyboard("{ArrowDown}a{Alt>}{ArrowLeft}{/Alt}");
    document.removeEventListener("keydown", onKeyDown);
    expect(prevented).toEqual([false, false, false, false]);
    expect(focused()).toBe(badge(0));
  });
});
