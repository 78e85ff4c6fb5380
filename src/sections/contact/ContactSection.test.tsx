import { render, screen } from "@testing-library/react";
import { landingPageData, site } from "../../../test/helpers/page-data";
import { ContactSection } from "./ContactSection";

test("the contact section shows the address, and hours of several days as a span, of one day by its name", () => {
  const hours = [
    { from: "Monday", to: "Thursday", opens: "09:00", closes: "17:00" },
    { from: "Saturday", to: "Saturday", opens: "10:00", closes: "12:30" },
  ] as const;
  const contact = { ...site.contact, hours };
  render(<ContactSection {...landingPageData.landing.contact} site={{ ...site, contact }} />);
  const { street, city, region, postalCode } = contact.address;
  expect(screen.getByRole("group")).toHaveTextContent(`${street}${city}, ${region} ${postalCode}`);
  expect(screen.getByText("Monday to Thursday, 9:00 am to 5:00 pm")).toBeInTheDocument();
  expect(screen.getByText("Saturday, 10:00 am to 12:30 pm")).toBeInTheDocument();
});
