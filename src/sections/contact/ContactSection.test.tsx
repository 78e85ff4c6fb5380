import { render, screen } from "@testing-library/react";
import { content, site } from "../../../test/helpers/page-data";
import { ContactSection } from "./ContactSection";

function renderHours(hours: Queries.ContactDetailsFragment["contact"]["hours"]) {
  render(<ContactSection {...content.landing.contact} site={{ ...site, contact: { ...site.contact, hours } }} />);
}

describe("ContactSection", () => {
  test("shows the address in Farmington Hills", () => {
    render(<ContactSection {...content.landing.contact} site={site} />);
    expect(screen.getByText(/Farmington Hills, MI/)).toBeInTheDocument();
  });

  test("hours of several days are a span, hours of one day name it once", () => {
    renderHours([
      { from: "Monday", to: "Thursday", opens: "09:00", closes: "17:00" },
      { from: "Saturday", to: "Saturday", opens: "10:00", closes: "12:30" },
    ]);
    expect(screen.getByText("Monday to Thursday, 9:00 am to 5:00 pm")).toBeInTheDocument();
    expect(screen.getByText("Saturday, 10:00 am to 12:30 pm")).toBeInTheDocument();
  });
});
