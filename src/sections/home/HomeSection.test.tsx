import { render, screen } from "@testing-library/react";
import { content, site } from "../../test/page-data";
import { HomeSection } from "./HomeSection";

const { hero } = content.landing;

test("names the four counties in words, and in the map for those who see it", () => {
  render(<HomeSection {...hero} site={site} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(hero.counties);
  const map = screen.getByRole("img", { name: "Map of the counties" });
  for (const county of ["Oakland", "Macomb", "Wayne", "Washtenaw"]) expect(map).toHaveTextContent(county);
});
