import { render, screen } from "@testing-library/react";
import { pageData, site } from "../../../test/helpers/page-data";
import { ServicesSection } from "./ServicesSection";

const { landing, services } = pageData;

test("each service has its title, its description and its drawing, and the last cell two calls to action", () => {
  const { container } = render(<ServicesSection {...landing.services} {...services} site={site} />);
  const titles = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(services.services.map(({ title }) => title));
  for (const { description } of services.services) expect(screen.getByText(description)).toBeInTheDocument();
  const drawings = [...container.querySelectorAll("li use")].map((use) => use.getAttribute("href"));
  expect(drawings).toEqual(services.services.map(({ icon }) => `/icons.svg#${icon}`));
  const [schedule, call] = screen.getAllByRole("link");
  expect(schedule).toHaveAttribute("href", site.links.consultation);
  expect(call).toHaveAttribute("href", "tel:+12485550134");
});
