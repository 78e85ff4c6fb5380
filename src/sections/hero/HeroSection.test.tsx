import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { content, landingPageData, site } from "../../../test/helpers/page-data";
import { HeroSection } from "./HeroSection";

const { hero } = landingPageData.landing;

describe("the hero", () => {
  it("says what happens when one calls", () => {
    render(<HeroSection {...hero} site={site} />);
    const heading = screen.getByRole("heading", { name: hero.whenYouCall.heading });
    const steps = within(heading.nextElementSibling as HTMLElement).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual(hero.whenYouCall.steps);
  });

  it("names the counties in words, and in the map for those who see it", () => {
    render(<HeroSection {...hero} site={site} />);
    const [counties] = screen.getAllByRole("list");
    const named = within(counties as HTMLElement).getAllByRole("listitem");
    expect(named.map(({ textContent }) => textContent)).toEqual(hero.counties);
    const map = screen.getByRole("img", { name: hero.countyMap.description });
    for (const county of content.landing.hero.counties) expect(map).toHaveTextContent(county);
  });

  it("shows the office by its city, the survey line and the lake by their names, and no position in figures", () => {
    render(<HeroSection {...hero} site={site} />);
    const map = screen.getByRole("img");
    const { line, water } = content.landing.hero.map ?? {};
    const names = [content.site.contact.address.city, line?.label, water?.label];
    for (const name of names) expect(map).toHaveTextContent(name ?? "nothing");
    expect(map).not.toHaveTextContent("°");
  });

  it("has no style attribute, which the page's policy would refuse", () => {
    const { container } = render(<HeroSection {...hero} site={site} />);
    expect(container.querySelectorAll("[style]")).toHaveLength(0);
  });

  it("is accessible", async () => {
    const { container } = render(<HeroSection {...hero} site={site} />);
    expect((await axe(container)).violations).toEqual([]);
  });
});
