import { render, screen, within } from "@testing-library/react";
import { hrefsOf } from "../../test/helpers/hrefs";
import { pageData, site } from "../../test/helpers/page-data";
import { renderHead } from "../../test/helpers/render-head";
import { unbroken } from "../lib/format";
import ThankYouPage, { Head } from "./thank-you";

/** content-on-pages.spec.ts tests that the page has all its words. */

const { thankYou } = pageData;

test("the thank-you page has the guide, the number with its hours, then its steps with their links", () => {
  render(<ThankYouPage data={pageData} />);
  const main = within(screen.getByRole("main"));
  expect(main.getByText(/^Monday to Thursday, /)).toBeInTheDocument();
  const titles = main.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(thankYou.steps.map(({ title }) => unbroken(title)));
  const addresses = thankYou.steps.map(({ link }) => site.links[link]);
  const links = main.getAllByRole("link");
  expect(hrefsOf(links)).toEqual([site.links.propertyGuide, "tel:+12485550177", ...addresses]);
  expect(main.getAllByRole("link", { name: /opens in a new tab/ })).toHaveLength(1 + addresses.length);
  expect(links.map(({ dataset }) => dataset.event)).toEqual([
    "property-guide",
    "call",
    "property-guide",
    "consultation",
  ]);
});

test("search engines may not list the thank-you page", () => {
  const head = renderHead(<Head data={{ ...pageData, site: { ...site, sample: false } }} />);
  const title = `${thankYou.seo.title} | ${site.firm.shortName}`;
  expect(head).toEqual({ title, robots: "noindex" });
});
