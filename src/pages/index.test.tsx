import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { expectNewTab, expectSameTab } from "../../test/helpers/expect-links";
import { content, landingPageData, SECTION_IDS, site } from "../../test/helpers/page-data";
import { headProps, pageProps } from "../../test/helpers/page-props";
import { renderHead } from "../../test/helpers/render-head";
import { telHref } from "../components/ui/PhoneLink";
import LandingPage, { Head } from "./index";

const { landing } = content;
const phone = `tel:+1${site.contact.phone.replace(/\D/g, "")}`;

function renderPage() {
  return render(<LandingPage {...pageProps(landingPageData, "/")} />);
}

/** The section of the page with this heading. */
function sectionOf(heading: string) {
  return within(screen.getByRole("region", { name: heading }));
}

test("shows the nine sections in their order", () => {
  renderPage();
  const sections = within(screen.getByRole("main"))
    .getAllByRole("region")
    .filter(({ id }) => id);
  expect(sections.map(({ id }) => id)).toEqual([...SECTION_IDS]);
});

test("has a header, a main menu, one main part and a footer", () => {
  renderPage();
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(screen.getByRole("navigation", { name: site.labels.mainNavigation })).toBeInTheDocument();
  expect(screen.getByRole("main")).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
});

test("has one headline, and no heading skips a level", () => {
  renderPage();
  const levels = screen.getAllByRole("heading").map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
});

test("the headline names the region and the trade", () => {
  renderPage();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/Southeast Michigan real estate attorneys/i);
});

test("every phone link dials the firm", () => {
  renderPage();
  const links = screen.getAllByRole("link").filter((link) => link.getAttribute("href")?.startsWith("tel:"));
  expect(links).not.toHaveLength(0);
  // The responsible lawyer may sit in another office.
  const dialed = [phone, telHref(site.legal.responsibleLawyer.phone)];
  for (const link of links) expect(dialed).toContain(link.getAttribute("href"));
});

test("the header, the questions and the contact section each offer a call", () => {
  renderPage();
  const call = { name: new RegExp(site.actions.call) };
  expectSameTab(within(screen.getByRole("banner")).getByRole("link", call), phone);
  expectSameTab(sectionOf(landing.faq.heading).getByRole("link", call), phone);
  expectSameTab(sectionOf(landing.hero.headline).getByRole("link", { name: site.contact.phone }), phone);
  expectSameTab(sectionOf(landing.contact.heading).getByRole("link", { name: site.contact.phone }), phone);
});

test("the email address opens the mail program", () => {
  renderPage();
  const link = sectionOf(landing.contact.heading).getByRole("link", { name: site.contact.email });
  expectSameTab(link, `mailto:${site.contact.email}`);
});

test.each([
  { section: landing.hero.headline, button: landing.hero.guideButton },
  { section: landing.faq.heading, button: site.actions.guide },
  { section: landing.guide.heading, button: site.actions.guide },
  { section: landing.contact.heading, button: site.actions.downloadGuide },
])('"$button" in "$section" opens the guide form in a new tab', ({ section, button }) => {
  renderPage();
  expectNewTab(sectionOf(section).getByRole("link", { name: new RegExp(button) }), site.links.deedGuideForm);
});

test("the consultation button below the cities opens the consultation form in a new tab", () => {
  renderPage();
  const link = sectionOf(landing.cities.heading).getByRole("link", { name: new RegExp(site.actions.schedule) });
  expectNewTab(link, site.links.consultation);
});

test("no link leads anywhere else", () => {
  renderPage();
  const outbound = new Set(
    screen
      .getAllByRole("link")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !href.startsWith("/") && !href.startsWith("#")),
  );
  const { deedGuideForm, consultation } = site.links;
  const profiles = site.profiles?.map(({ url }) => url) ?? [];
  const lawyer = telHref(site.legal.responsibleLawyer.phone);
  const known = [consultation, deedGuideForm, `mailto:${site.contact.email}`, phone, lawyer, ...profiles];
  expect([...outbound].sort()).toEqual(known.sort());
});

test("every menu link leads to a section that exists", () => {
  renderPage();
  const menu = within(screen.getByRole("navigation", { name: site.labels.mainNavigation }));
  for (const { label, section } of site.navigation) {
    expectSameTab(menu.getByRole("link", { name: label }), `#${section}`);
    expect(document.getElementById(section)).toBeInTheDocument();
  }
});

test("shows every service, question, review and city of the content", () => {
  renderPage();
  for (const { title } of content.services.services) {
    expect(screen.getByRole("heading", { level: 3, name: title })).toBeInTheDocument();
  }
  for (const { question } of content.faq.questions) {
    expect(screen.getByRole("heading", { level: 3, name: question })).toBeInTheDocument();
  }
  for (const { name } of content.reviews.reviews) expect(screen.getByText(name)).toBeInTheDocument();
  const cities = sectionOf(landing.cities.heading).getAllByRole("listitem");
  expect(cities.map(({ textContent }) => textContent)).toEqual(content.cities.cities);
});

test("the figures and the reviews both stand beside the results disclaimer", () => {
  renderPage();
  expect(sectionOf(landing.awards.heading).getByText(site.legal.resultsDisclaimer)).toBeInTheDocument();
  expect(sectionOf(landing.reviews.heading).getByText(site.legal.resultsDisclaimer)).toBeInTheDocument();
});

test("says nothing to the console", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  renderPage();
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test("has no accessibility violations", async () => {
  const { container } = renderPage();
  expect(await axe(container)).toHaveNoViolations();
});

describe("its head", () => {
  function head(hasSampleContent: boolean) {
    return renderHead(<Head {...headProps({ ...landingPageData, site: { ...site, hasSampleContent } }, "/")} />);
  }

  test("gives the page's title and description", () => {
    expect(head(false).title).toBe(landing.seo.title);
    expect(head(false).meta("description")).toBe(landing.seo.description);
  });

  test.each([
    ["seal", null, "/favicon.svg"],
    ["SVG logo", "svg", "/favicon.svg"],
    ["PNG logo", "png", "/icon-192.png"],
  ])("links the icons that the build draws of the %s", (_mark, extension, first) => {
    const image = { publicURL: null, childImageSharp: null };
    const logo = extension === null ? null : { alt: "A logo", ratio: 1, image: { ...image, extension } };
    const branded = { ...site, hasSampleContent: false, firm: { ...site.firm, logo } };
    const { links } = renderHead(<Head {...headProps({ ...landingPageData, site: branded }, "/")} />);
    expect(links("icon")).toEqual([first, "/favicon.ico"]);
    expect(links("apple-touch-icon")).toEqual(["/apple-touch-icon.png"]);
  });

  test("keeps search engines out while anything is sample content, and only then", () => {
    expect(head(true).meta("robots")).toBe("noindex");
    expect(head(false).meta("robots")).toBeUndefined();
  });
});

test("breaks with the file's name when a content file did not arrive", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const data = { ...landingPageData, cities: null };
  expect(() => render(<LandingPage {...pageProps(data, "/")} />)).toThrow("cities.json");
});
