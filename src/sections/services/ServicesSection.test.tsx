import { render, screen } from "@testing-library/react";
import { pageData, site } from "../../../test/helpers/page-data";
import { ServicesSection } from "./ServicesSection";

const { landing, services } = pageData;

test("each service has its title as a heading, and its drawing", () => {
  const { container } = render(<ServicesSection {...landing.services} {...services} site={site} />);
  const titles = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(services.services.map(({ title }) => title));
  const drawings = [...container.querySelectorAll("li use")].map((use) => use.getAttribute("href"));
  expect(drawings).toEqual(services.services.map(({ icon }) => `/icons.svg#${icon}`));
});
