import { render, screen } from "@testing-library/react";
import { expectNewTab, expectSameTab } from "../../../test/helpers/expect-links";
import { site } from "../../../test/helpers/page-data";
import { CallLink } from "./CallLink";
import { ConsultationLink } from "./ConsultationLink";
import { GuideLink } from "./GuideLink";

test("Call Now dials the firm, and is read out with the number", () => {
  render(<CallLink site={site} tone="deed" />);
  const name = `${site.actions.call} ${site.contact.phone}`;
  expectSameTab(screen.getByRole("link", { name }), `tel:+1${site.contact.phone.replace(/\D/g, "")}`);
});

test("Schedule a Consultation opens the consultation form, not the guide form", () => {
  render(<ConsultationLink site={site} tone="deed" />);
  expectNewTab(screen.getByRole("link", { name: new RegExp(site.actions.schedule) }), site.links.consultation);
});

test("the guide button has its band's own words and opens the guide form", () => {
  render(<GuideLink site={site} tone="ink" label="Read the guide" />);
  expectNewTab(screen.getByRole("link", { name: /^Read the guide/ }), site.links.deedGuideForm);
});
