import { render, screen, within } from "@testing-library/react";
import { expectNewTab, expectSameTab } from "../../../test/helpers/expect-links";
import { site } from "../../../test/helpers/page-data";
import { telHref } from "../ui/PhoneLink";
import { Layout } from "./Layout";
import { SiteFooter } from "./SiteFooter";

function renderLayout(changes: Partial<typeof site> = {}, onLandingPage = false) {
  render(
    <Layout site={{ ...site, ...changes }} onLandingPage={onLandingPage}>
      <h1>A page</h1>
    </Layout>,
  );
  return { footer: within(screen.getByRole("contentinfo")) };
}

const header = () => within(screen.getByRole("banner"));

/** @param page the path in front of each link's hash */
function expectMenu(navigation: HTMLElement, page: "" | "/"): void {
  const links = within(navigation).getAllByRole("link").slice(0, site.navigation.length);
  expect(links.map(({ textContent }) => textContent)).toEqual(site.navigation.map(({ label }) => label));
  for (const [index, { section }] of site.navigation.entries()) {
    expectSameTab(links[index] as HTMLElement, `${page}#${section}`);
  }
}

describe("Layout", () => {
  test.each([
    ["the menus of the landing page link within the page, which keeps the query of its URL", true, ""],
    ["the menus of another page link to the landing page", false, "/"],
  ] as const)("%s", (_where, onLandingPage, page) => {
    const { footer } = renderLayout({}, onLandingPage);
    expectMenu(header().getByRole("navigation", { name: "Main" }), page);
    expectMenu(footer.getByRole("navigation", { name: "Quick links" }), page);
  });

  test("the header has the firm's name, and the footer its phone number, email and postal address", () => {
    const { footer } = renderLayout();
    expectSameTab(header().getByRole("link", { name: new RegExp(site.firm.shortName) }), "/");
    const { phone, email, address } = site.contact;
    expectSameTab(footer.getByRole("link", { name: phone }), telHref(phone));
    expectSameTab(footer.getByRole("link", { name: email }), `mailto:${email}`);
    expect(footer.getByRole("group")).toHaveTextContent(`${address.city}, ${address.region} ${address.postalCode}`);
  });

  test("the footer links to the privacy policy, even on another site, and to the profiles of a firm that has profiles", () => {
    const report = jest.spyOn(console, "error").mockImplementation(() => {});
    const { rerender } = render(<SiteFooter site={site} onLandingPage />);
    expectSameTab(screen.getByRole("link", { name: site.legal.privacyPolicy }), "/privacy/");
    const links = { ...site.links, privacyPolicy: "https://policy.test/p" };
    // Two profiles with the same URL must not get the same key.
    const url = "https://directory.test/firm";
    const profiles = ["State directory", "County directory"].map((label) => ({ label, url }));
    rerender(<SiteFooter site={{ ...site, links, profiles }} onLandingPage />);
    expectNewTab(screen.getByRole("link", { name: new RegExp(site.legal.privacyPolicy) }), links.privacyPolicy);
    for (const { label } of profiles) expectNewTab(screen.getByRole("link", { name: new RegExp(label) }), url);
    expect(report).not.toHaveBeenCalled();
    rerender(<SiteFooter site={{ ...site, profiles: [] }} onLandingPage />);
    expect(screen.queryByRole("link", { name: /directory/ })).not.toBeInTheDocument();
  });

  test.each([true, false])(
    "the notice about sample content appears only while the site has sample content: %s",
    (sample) => {
      renderLayout({ sample });
      expect(screen.queryAllByText(/This site shows sample content/)).toHaveLength(Number(sample));
    },
  );
});
