import { render, screen } from "@testing-library/react";
import { content, site } from "../../../test/helpers/page-data";
import { ServicesSection } from "./ServicesSection";

const { services } = content.services;
const section = <ServicesSection {...content.landing.services} site={site} services={services} />;

describe("ServicesSection", () => {
  test("each service has its title and its own description", () => {
    render(section);
    expect(screen.getAllByRole("listitem")).toHaveLength(services.length);
    for (const { title, description } of services) {
      expect(screen.getByRole("heading", { name: title }).closest("li")).toHaveTextContent(description);
    }
  });
});
