import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { content, site } from "../../../test/helpers/page-data";
import { HYDRATED_EVENT } from "../../client/hydrated-event";
import { ServicesSection } from "./ServicesSection";

const { services } = content.services;
const section = <ServicesSection {...content.landing.services} site={site} services={services} />;

/** Over the row of a service, by its title. */
function button(index: number): HTMLElement {
  return screen.getByRole("button", { name: services[index]?.title ?? "" });
}

describe("ServicesSection", () => {
  test("each service has its title and its own description", () => {
    render(section);
    expect(screen.getAllByRole("listitem")).toHaveLength(services.length);
    for (const { title, description } of services) {
      expect(screen.getByRole("heading", { name: title }).closest("li")).toHaveTextContent(description);
    }
  });

  test("each opens and closes by itself", async () => {
    render(section);
    await userEvent.click(button(0));
    await userEvent.click(button(2));
    await userEvent.click(button(0));
    expect(screen.getAllByRole("button").filter(({ ariaExpanded }) => ariaExpanded === "true")).toEqual([button(2)]);
  });

  test("what the visitor opened before React took over stays open", () => {
    render(section);
    button(1).setAttribute("aria-expanded", "true");
    act(() => {
      dispatchEvent(new Event(HYDRATED_EVENT));
    });
    expect(button(1)).toHaveAttribute("aria-expanded", "true");
  });
});
