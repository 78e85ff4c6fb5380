import { render, screen, within } from "@testing-library/react";
import { landingPageData, site } from "../../../test/helpers/page-data";
import { HeroSection } from "./HeroSection";

const { hero } = landingPageData.landing;

describe("the hero", () => {
  it("says what happens when one calls, and names the counties in words", () => {
    render(<HeroSection {...hero} site={site} />);
    const itemsAfter = (words: string) => {
      const list = screen.getByText(words).nextElementSibling as HTMLElement;
      return within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    };
    expect(itemsAfter(hero.whenYouCall.heading)).toEqual(hero.whenYouCall.steps);
    expect(itemsAfter(hero.countiesLabel)).toEqual(hero.counties);
  });

  it("has a map with the counties, the office's city, the survey line and the lake by their names", () => {
    const { container } = render(<HeroSection {...hero} site={site} />);
    const { names, city, lineName, water, description } = hero.countyMap;
    const map = screen.getByRole("img", { name: description });
    for (const { lines } of [...names, ...city, ...lineName, ...water]) expect(map).toHaveTextContent(lines.join(" "));
    // The page's policy would refuse it.
    expect(container.querySelectorAll("[style]")).toHaveLength(0);
  });

  it("has no water on a map without any, and hides from phones what would be too small there", () => {
    const names = [{ lines: ["Oakland"], x: 10, y: 10, size: 8 }];
    const { container } = render(
      <HeroSection {...hero} countyMap={{ ...hero.countyMap, around: null, names }} site={site} />,
    );
    expect(container.querySelector(".fill-water")).toBeNull();
    expect(screen.getByText("Oakland", { selector: "text" })).toHaveClass("hidden");
  });
});
