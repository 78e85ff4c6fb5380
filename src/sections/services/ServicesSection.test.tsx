import { render, screen } from "@testing-library/react";
import { content } from "../../../test/helpers/page-data";
import { ServicesSection } from "./ServicesSection";

describe("ServicesSection", () => {
  test("each service has its title and its own description", () => {
    const { services } = content.services;
    render(<ServicesSection {...content.landing.services} services={services} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(services.length);
    for (const { title, description } of services) {
      expect(screen.getByRole("heading", { name: title }).closest("li")).toHaveTextContent(description);
    }
  });
});
