import { render, screen } from "@testing-library/react";
import { site } from "../../../test/helpers/page-data";
import { CallLink } from "./CallLink";

const HOURS = "Office hours: Monday to Thursday, 9:00\u00a0am to 5:00\u00a0pm; Friday, 9:00\u00a0am to 12:30\u00a0pm";

test("the call button dials the number, says it to screen readers, and has the hours as its tooltip", () => {
  render(<CallLink site={site} variant="fill" />);
  const button = screen.getByRole("link", { name: `${site.actions.call} ${site.contact.phone}` });
  expect(button).toHaveAttribute("href", "tel:+12485550177");
  expect(button.dataset).toMatchObject({ event: "call", tooltip: HOURS });
});
