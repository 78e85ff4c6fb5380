import { render, screen, within } from "@testing-library/react";
import { pageData, site } from "../../test/helpers/page-data";
import { pageProps, renderHead } from "../../test/helpers/page-props";
import ThankYouPage, { Head } from "./thank-you";

test("the thank-you page offers a call, then the guide, then the consultation", () => {
  render(<ThankYouPage {...pageProps(pageData)} />);
  const links = within(screen.getByRole("main")).getAllByRole("link");
  const { propertyGuide, consultation } = site.links;
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["tel:+12485550134", propertyGuide, consultation]);
  expect(links[0]).toHaveAccessibleName("Call Now (248) 555-0134");
  expect(screen.getAllByText(/^Step \d$/).map(({ textContent }) => textContent)).toEqual(["Step 1", "Step 2"]);
});

test("the thank-you page is not for search engines, even without sample content", () => {
  const head = renderHead(<Head {...pageProps({ ...pageData, site: { ...site, sample: false } })} />);
  expect(head).toEqual({ title: pageData.thankYou.seo.title, robots: "noindex" });
});
