import { render, screen } from "@testing-library/react";
import { site } from "../../../test/helpers/page-data";
import { CallLink } from "./CallLink";
import { FormLink } from "./FormLink";

const HOURS = "Office hours: Monday to Thursday, 9:00\u00a0am to 5:00\u00a0pm; Friday, 9:00\u00a0am to 12:30\u00a0pm";

test("the call button dials the number, says it to screen readers, and has the hours as its tooltip", () => {
  render(<CallLink site={site} variant="fill" />);
  const button = screen.getByRole("link", { name: `${site.actions.call} ${site.contact.phone}` });
  expect(button).toHaveAttribute("href", "tel:+12485550177");
  expect(button.dataset).toMatchObject({ event: "call", tooltip: HOURS });
});

test.each([
  ["deedGuideForm", "deed-guide"],
  ["propertyGuide", "property-guide"],
  ["consultation", "consultation"],
] as const)("the link to %s opens its address in a new tab, and is counted as %s", (to, event) => {
  render(
    <FormLink site={site} to={to} variant="fill">
      Words
    </FormLink>,
  );
  const link = screen.getByRole("link", { name: /^Words.*opens in a new tab/ });
  expect(link).toHaveAttribute("href", site.links[to]);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
  expect(link).toHaveAttribute("data-event", event);
});
