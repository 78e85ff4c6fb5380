import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { expectNewTab, expectSameTab } from "../../../test/helpers/expect-links";
import { site } from "../../../test/helpers/page-data";
import { Layout } from "./Layout";
import { SiteFooter } from "./SiteFooter";

function renderLayout(hasSampleContent = true) {
  return render(
    <Layout site={{ ...site, hasSampleContent }}>
      <h1>A page</h1>
    </Layout>,
  );
}

describe("Layout", () => {
  test("the first link of the page skips to its content", () => {
    renderLayout();
    const [first] = screen.getAllByRole("link");
    expect(first).toHaveAccessibleName(site.labels.skipToContent);
    expect(first).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  });

  test("the page itself stands between the header and the footer", () => {
    renderLayout();
    expect(within(screen.getByRole("main")).getByRole("heading", { name: "A page" })).toBeInTheDocument();
  });

  test("the header carries the firm's name, its menu and the call button", () => {
    renderLayout();
    const header = within(screen.getByRole("banner"));
    expectSameTab(header.getByRole("link", { name: new RegExp(site.firm.shortName) }), "/");
    const menu = within(header.getByRole("navigation", { name: site.labels.mainNavigation }));
    expect(menu.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(
      site.navigation.map(({ label }) => label),
    );
    expect(header.getByRole("link", { name: new RegExp(site.actions.call) })).toBeInTheDocument();
  });

  test("menu links work from every page, not only from the landing page", () => {
    renderLayout();
    const menu = within(screen.getByRole("navigation", { name: site.labels.mainNavigation }));
    for (const { label, section } of site.navigation) {
      expectSameTab(menu.getByRole("link", { name: label }), `/#${section}`);
    }
  });

  test("the footer repeats the menu and says how to reach the firm", () => {
    renderLayout();
    const footer = within(screen.getByRole("contentinfo"));
    const links = within(footer.getByRole("navigation", { name: site.footer.quickLinksHeading }));
    for (const { label, section } of site.navigation) {
      expectSameTab(links.getByRole("link", { name: label }), `/#${section}`);
    }
    const { phone, email, address } = site.contact;
    expectSameTab(footer.getByRole("link", { name: phone }), `tel:+1${phone.replace(/\D/g, "")}`);
    expectSameTab(footer.getByRole("link", { name: email }), `mailto:${email}`);
    expect(footer.getByRole("group")).toHaveTextContent(`${address.city}, ${address.region} ${address.postalCode}`);
  });

  test("the footer leads to the privacy policy and to the firm's profiles, if there are any", () => {
    const { unmount } = renderLayout();
    const links = within(screen.getByRole("contentinfo"));
    // A page of this site.
    expectSameTab(links.getByRole("link", { name: site.footer.privacyPolicy }), "/privacy/");
    for (const { label, url } of site.profiles ?? [])
      expectNewTab(links.getByRole("link", { name: new RegExp(label) }), url);
    unmount();
    const elsewhere = { ...site, profiles: null, links: { ...site.links, privacyPolicy: "https://policy.test/p" } };
    render(<SiteFooter site={elsewhere} onLandingPage={false} />);
    expectNewTab(screen.getByRole("link", { name: new RegExp(site.footer.privacyPolicy) }), "https://policy.test/p");
    expect(screen.queryByRole("link", { name: /directory/ })).not.toBeInTheDocument();
  });

  test("two profiles with one address are two links", () => {
    const report = jest.spyOn(console, "error").mockImplementation(() => {});
    const url = "https://directory.test/firm";
    const profiles = [
      { label: "State directory", url },
      { label: "County directory", url },
    ];
    render(<SiteFooter site={{ ...site, profiles }} onLandingPage={false} />);
    for (const { label } of profiles) expectNewTab(screen.getByRole("link", { name: new RegExp(label) }), url);
    expect(report).not.toHaveBeenCalled();
  });

  test("on the landing page itself, menu links keep the query of its address", () => {
    render(
      <Layout site={site} onLandingPage>
        <h1>A page</h1>
      </Layout>,
    );
    const menu = within(screen.getByRole("navigation", { name: site.labels.mainNavigation }));
    for (const { label, section } of site.navigation) {
      expectSameTab(menu.getByRole("link", { name: label }), `#${section}`);
    }
  });

  test("the footer names the responsible lawyer and says what the site is not", () => {
    renderLayout();
    const footer = within(screen.getByRole("contentinfo"));
    const { responsibleLabel, responsibleLawyer, admissionsLabel } = site.legal;
    const { name, office, phone } = responsibleLawyer;
    expect(
      footer.getByText((_, element) => element?.textContent === `${responsibleLabel} ${name}, ${office}, ${phone}`),
    ).toBeInTheDocument();
    expect(footer.getByText(`${admissionsLabel} Founding Attorney (sample), Michigan and Ohio.`)).toBeInTheDocument();
    expect(footer.getByText(site.legal.advertisingNotice)).toBeInTheDocument();
    expect(footer.getByText(site.legal.noRelationshipNotice)).toBeInTheDocument();
  });

  test("admits sample content while there is any, and only then", () => {
    const { unmount } = renderLayout(true);
    expect(screen.getByText(site.sampleNotice)).toBeInTheDocument();
    unmount();
    renderLayout(false);
    expect(screen.queryByText(site.sampleNotice)).not.toBeInTheDocument();
  });

  test("has no accessibility violations", async () => {
    const { container } = renderLayout();
    expect(await axe(container)).toHaveNoViolations();
  });
});
