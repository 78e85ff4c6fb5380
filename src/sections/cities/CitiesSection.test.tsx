import { render, screen } from "@testing-library/react";
import { pageData, site } from "../../../test/helpers/page-data";
import { CitiesSection } from "./CitiesSection";

test("the cities are listed from A to Z, whatever their order in the file, with a link that books a call", () => {
  render(
    <CitiesSection content={pageData.landing.cities} cities={["Troy", "ann arbor", "Novi"]} note="Free:" site={site} />,
  );
  const names = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(names).toEqual(["ann arbor", "Novi", "Troy"]);
  expect(screen.getByRole("link")).toHaveAttribute("href", site.links.consultation);
});
