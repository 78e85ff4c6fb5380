import { render, screen } from "@testing-library/react";
import { pageData, site } from "../../../test/helpers/page-data";
import { HeroSection } from "./HeroSection";

const { hero } = pageData.landing;

describe("the map", () => {
  it("names the counties, the office's city, the survey line and the lake", () => {
    const { container } = render(<HeroSection {...hero} site={site} />);
    const { names, city, lineName, water, description } = hero.countyMap;
    const map = screen.getByRole("img", { name: description });
    for (const { lines } of [...names, ...city, ...lineName, ...water]) expect(map).toHaveTextContent(lines.join(" "));
    // The content-security policy forbids style attributes.
    expect(container.querySelectorAll("[style]")).toHaveLength(0);
  });

  it("shows no water where the content has none, and hides small names on phones", () => {
    const names = [{ lines: ["Oakland"], x: 10, y: 10, size: 8 }];
    const countyMap = { ...hero.countyMap, around: null, names };
    const { container } = render(<HeroSection {...hero} countyMap={countyMap} site={site} />);
    expect(container.querySelector(".fill-water")).toBeNull();
    expect(screen.getByText("Oakland", { selector: "text" })).toHaveClass("hidden");
  });
});
