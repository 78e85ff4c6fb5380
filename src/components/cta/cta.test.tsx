import { render, screen } from "@testing-library/react";
import { expectNewTab, expectSameTab } from "../../../test/helpers/expect-links";
import { site } from "../../../test/helpers/page-data";
import { CallLink } from "./CallLink";
import { FormLink } from "./FormLink";

describe("cta", () => {
  test("Call Now dials the firm, and is read out with the number", () => {
    render(<CallLink site={site} variant="fill" />);
    const name = `${site.actions.call} ${site.contact.phone}`;
    expectSameTab(screen.getByRole("link", { name }), `tel:+1${site.contact.phone.replace(/\D/g, "")}`);
  });

  test.each([
    ["deedGuideForm", "deed-guide"],
    ["consultation", "consultation"],
  ] as const)("a link to the form %s opens it in a new tab, and says so to statistics", (to, event) => {
    render(
      <FormLink site={site} to={to} variant="fill">
        Read the guide
      </FormLink>,
    );
    const link = screen.getByRole("link", { name: /^Read the guide/ });
    expectNewTab(link, site.links[to]);
    expect(link).toHaveAttribute("data-event", event);
  });
});
