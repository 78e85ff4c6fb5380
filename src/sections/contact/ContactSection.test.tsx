import { render, screen } from "@testing-library/react";
import { pageData, site } from "../../../test/helpers/page-data";
import { ContactSection } from "./ContactSection";

const { contact } = pageData.landing;

test("visitors find email, address and hours, and what happens when they call", () => {
  render(<ContactSection {...contact} site={site} />);
  expect(screen.getByRole("link", { name: site.contact.email })).toHaveAttribute("data-event", "email");
  const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  const { street, city } = site.contact.address;
  expect(facts).toEqual([
    site.contact.email,
    expect.stringContaining(`${street}${city}, MI`),
    "Monday to Thursday, 9:00\u00a0am to 5:00\u00a0pm",
    "Friday, 9:00\u00a0am to 12:30\u00a0pm",
    site.contact.afterHours,
  ]);
  const steps = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(steps).toEqual(contact.whenYouCall.steps);
});
