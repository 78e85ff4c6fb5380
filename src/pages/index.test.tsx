import { render } from "@testing-library/react";
import { SECTION_IDS } from "../../content-model/schemas";
import { pageData, site } from "../../test/helpers/page-data";
import { renderHead } from "../../test/helpers/render-head";
import LandingPage, { Head } from "./index";

const { landing } = pageData;

const sections = () => [...document.querySelectorAll("main > section[id]")].map(({ id }) => id);

test("the landing page has its sections in order, and names its calls to action", () => {
  const { container } = render(<LandingPage data={pageData} />);
  expect(sections()).toEqual([...SECTION_IDS]);
  const links = [...container.querySelectorAll<HTMLElement>("main [data-event]")];
  const events = links.map((link) => `${link.dataset.event} ${link.getAttribute("href")}`);
  expect([...new Set(events)].sort()).toEqual([
    "call tel:+12485550177",
    `consultation ${site.links.consultation}`,
    `deed-guide ${site.links.deedGuideForm}`,
    `email mailto:${site.contact.email}`,
  ]);
});

test("the landing page leaves out reviews, questions, badges and practical lines if there are none", () => {
  const none = { reviews: { reviews: [] }, faq: { questions: [] }, awards: { awards: [] } };
  const contact = { ...landing.contact, practicalLines: null };
  const { container } = render(<LandingPage data={{ ...pageData, ...none, landing: { ...landing, contact } }} />);
  expect(container).not.toHaveTextContent("By appointment");
  expect(sections()).toEqual(SECTION_IDS.filter((id) => id !== "reviews" && id !== "faq"));
  expect(container).toHaveTextContent(landing.awards.disclaimer);
  expect(container).not.toHaveTextContent(landing.awards.badgesHeading);
});

test("the landing page fails without one of its files, and names it", () => {
  jest.spyOn(console, "error").mockImplementation();
  const page = <LandingPage data={{ ...pageData, cities: null }} />;
  expect(() => render(page)).toThrow("content/cities.json");
});

test("search engines may list the landing page once it has no sample content", () => {
  const head = renderHead(<Head data={{ ...pageData, site: { ...site, sample: false } }} />);
  expect(head).toEqual({ canonical: `${site.url}/` });
});
