import { render } from "@testing-library/react";
import { SECTION_IDS } from "../../content-model/schemas";
import { expectNewTab, expectSameTab } from "../../test/helpers/expect-links";
import { pageData, site } from "../../test/helpers/page-data";
import { headProps, pageProps } from "../../test/helpers/page-props";
import { renderHead } from "../../test/helpers/render-head";
import LandingPage, { Head } from "./index";

const { landing, stats, services, faq } = pageData;
const { actions, contact, links } = site;
const tel = `tel:+1${contact.phone.replace(/\D/g, "")}`;

describe("Landing page", () => {
  // The tests share one rendered page, because rendering is slow and no test changes the page.
  let page: Node;
  const logged = jest.fn();

  beforeAll(() => {
    jest.spyOn(console, "error").mockImplementation(logged);
    jest.spyOn(console, "warn").mockImplementation(logged);
    const { container } = render(<LandingPage {...pageProps(pageData, "/")} />);
    page = container.cloneNode(true);
  });

  beforeEach(() => document.body.replaceChildren(page));

  const linksIn = (place: string) => [...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href]`)];

  test("shows its sections in order, and logs nothing", () => {
    const sections = [...document.querySelectorAll("main > section[id]")];
    expect(sections.map(({ id }) => id)).toEqual([...SECTION_IDS]);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ["home", landing.hero.headline, "h2", []],
    ["awards", landing.awards.heading, "h3", [...stats.stats.map(({ label }) => label), landing.awards.badgesHeading]],
    ["services", landing.services.heading, "h3", services.services.map(({ title }) => title)],
    ["faq", landing.faq.heading, "h3", [...faq.questions.map((one) => one.question), landing.faq.panelHeading]],
    ["reviews", landing.reviews.heading, "h3", []],
    ["about", landing.about.heading, "h3", []],
    ["guide", landing.guide.heading, "h3", [landing.guide.contentsHeading]],
    ["cities", landing.cities.heading, "h3", []],
    ["contact", landing.contact.heading, "h3", [landing.contact.whenYouCall.heading]],
  ])("screen readers get #%s as “%s”, with an %s for each of its parts", (id, name, below, parts) => {
    const section = document.getElementById(id) as HTMLElement;
    expect(section).toHaveAccessibleName(name);
    expect([...section.querySelectorAll(below)].map(({ textContent }) => textContent)).toEqual(parts);
  });

  test("each service has a different icon, which screen readers skip", () => {
    const icons = [...document.querySelectorAll("#services li svg")];
    expect(new Set(icons.map(({ innerHTML }) => innerHTML)).size).toBe(services.services.length);
    for (const icon of icons) expect(icon).toHaveAttribute("aria-hidden", "true");
  });

  /** Each row: the link's place, its text, its URL, and its event. */
  test.each([
    ["header", actions.call, tel, "call"],
    ["#home", contact.phone, tel, "call"],
    ["#home", actions.schedule, links.consultation, "consultation"],
    ["#home", landing.hero.guideButton, links.deedGuideForm, "deed-guide"],
    ["#services", actions.call, tel, "call"],
    ["#services", actions.schedule, links.consultation, "consultation"],
    ["#faq", actions.call, tel, "call"],
    ["#faq", actions.guide, links.deedGuideForm, "deed-guide"],
    ["#guide", actions.guide, links.deedGuideForm, "deed-guide"],
    ["#cities", actions.schedule, links.consultation, "consultation"],
    ["#contact", contact.phone, tel, "call"],
    ["#contact", contact.email, `mailto:${contact.email}`, "email"],
    ["#contact", actions.downloadGuide, links.deedGuideForm, "deed-guide"],
  ])("in %s, “%s” links to %s with the event %s", (place, words, href, event) => {
    const link = linksIn(place).find(({ textContent }) => textContent.startsWith(words)) as HTMLElement;
    const expectLink = href.startsWith("https:") ? expectNewTab : expectSameTab;
    expectLink(link, href);
    expect(link).toHaveAttribute("data-event", event);
  });

  test("has at most eight links that dial, and one of them beside the questions", () => {
    const calls = (place: string) => linksIn(place).filter((link) => link.protocol === "tel:");
    expect(calls("body").length).toBeLessThanOrEqual(8);
    expect(calls("#faq")).toHaveLength(1);
  });
});

test("the landing page leaves out the reviews, the questions and the badges if the content has none", () => {
  const none = { reviews: { reviews: [] }, faq: { questions: [] }, awards: { awards: [] } };
  const { container } = render(<LandingPage {...pageProps({ ...pageData, ...none }, "/")} />);
  const sections = [...container.querySelectorAll("main > section[id]")].map(({ id }) => id);
  expect(sections).toEqual(SECTION_IDS.filter((id) => id !== "reviews" && id !== "faq"));
  const awards = container.querySelector("#awards");
  expect(awards).toHaveTextContent(landing.awards.disclaimer);
  expect(awards).not.toHaveTextContent(landing.awards.badgesHeading);
});

test("the error about a missing content file names the file", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const data = { ...pageData, cities: null };
  expect(() => render(<LandingPage {...pageProps(data, "/")} />)).toThrow("content/cities.json");
});

describe("The landing page's head", () => {
  const headOf = (changes: Partial<Queries.LandingPageQuery["site"]>) =>
    renderHead(<Head {...headProps({ ...pageData, site: { ...site, ...changes } }, "/")} />);

  test("keeps search engines away only while the site has sample content", () => {
    expect(headOf({ sample: true }).meta("robots")).toBe("noindex");
    const head = headOf({ sample: false });
    expect(head.meta("robots")).toBeUndefined();
    expect([head.title, head.meta("description")]).toEqual([landing.seo.title, landing.seo.description]);
    expect(head.links("canonical")).toEqual([`${site.url}/`]);
  });
});
