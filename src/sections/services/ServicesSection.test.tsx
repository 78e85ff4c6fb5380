import { render, screen } from "@testing-library/react";
import { landingPageData, site } from "../../../test/helpers/page-data";
import { ServicesSection } from "./ServicesSection";

test("each service has its title, its own description, and an icon of its own, which is not read out", () => {
  const { services } = landingPageData.services;
  render(<ServicesSection {...landingPageData.landing.services} site={site} services={services} />);
  const items = screen.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(
    services.map(({ title, description }) => title + description),
  );
  const icons = items.map((item) => item.querySelector("svg[aria-hidden=true]")?.innerHTML);
  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(new Set(services.map(({ icon }) => icon)).size);
});
