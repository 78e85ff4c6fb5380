import { render, screen, within } from "@testing-library/react";
import { pageData, site } from "../../test/helpers/page-data";
import { renderHead } from "../../test/helpers/render-head";
import ThankYouPage, { Head } from "./thank-you";

/** content-on-pages.spec.ts tests that the page has all its words. */

test("the thank-you page has the guide of step 1, the number with its hours, then the link of step 2", () => {
  render(<ThankYouPage data={pageData} />);
  const main = within(screen.getByRole("main"));
  expect(main.getByText(/^Monday to Thursday, /)).toBeInTheDocument();
  const links = main.getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.dataset.event])).toEqual([
    [site.links.propertyGuide, "property-guide"],
    ["tel:+12485550177", "call"],
    [site.links.consultation, "consultation"],
  ]);
  expect(main.getAllByRole("link", { name: /opens in a new tab/ })).toHaveLength(2);
});

test("search engines may not list the thank-you page", () => {
  const head = renderHead(<Head data={{ ...pageData, site: { ...site, sample: false } }} />);
  expect(head).toEqual({ robots: "noindex" });
});
