import { render, screen, within } from "@testing-library/react";
import { hrefsOf } from "../../../test/helpers/hrefs";
import { site } from "../../../test/helpers/page-data";
import { Layout } from "./Layout";

/** menu.spec.ts tests the menu in use. */

function renderLayout(changes: Partial<typeof site> = {}, isLandingPage = false) {
  render(
    <Layout site={{ ...site, ...changes }} isLandingPage={isLandingPage}>
      {null}
    </Layout>,
  );
  return within(screen.getByRole("contentinfo"));
}

test.each([
  ["the landing page link within the page, which keeps its query", true, "#"],
  ["another page link to the landing page", false, "/#"],
])("the menus of %s", (_which, isLandingPage, start) => {
  renderLayout({}, isLandingPage);
  for (const { label, section } of site.navigation) {
    const links = screen.getAllByRole("link", { name: label });
    expect(hrefsOf(links)).toEqual(Array(2).fill(start + section));
  }
});

test("the footer has the contact details and every notice that the law requires", () => {
  renderLayout();
  const footer = screen.getByRole("contentinfo");
  const { legal, contact } = site;
  const { name, office, phone } = legal.responsibleLawyer;
  for (const words of [name, office, phone, legal.advertisingNotice, legal.noRelationshipNotice, legal.copyright])
    expect(footer).toHaveTextContent(words);
  for (const words of [contact.phone, contact.email, contact.address.street]) expect(footer).toHaveTextContent(words);
  for (const { attorney, jurisdictions } of legal.admissions)
    expect(footer).toHaveTextContent(`${attorney}, ${jurisdictions.join(" and ")}`);
});

test.each([site.links.privacyPolicy, null])("the footer links to the privacy policy: %s", (address) => {
  const footer = renderLayout({ links: { ...site.links, privacyPolicy: address } });
  expect(hrefsOf(footer.queryAllByRole("link", { name: /^Privacy policy/ }))).toEqual(address ? [address] : []);
});

test.each([true, false])("the footer has a notice about sample content: %s", (sample) => {
  const footer = renderLayout({ sample });
  footer.getByRole("navigation", { name: "Quick links" });
  expect(footer.queryAllByText(/This site shows sample content/)).toHaveLength(Number(sample));
});
