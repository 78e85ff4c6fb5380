import { render, screen, within } from "@testing-library/react";
import { hrefsOf } from "../../test/helpers/hrefs";
import { pageData, site } from "../../test/helpers/page-data";
import { renderHead } from "../../test/helpers/render-head";
import NotFoundPage, { Head } from "./404";

test("the 404 page links to home, the guide and the phone", () => {
  jest.spyOn(console, "error").mockImplementation();
  render(<NotFoundPage data={pageData} />);
  const links = within(screen.getByRole("main")).getAllByRole("link");
  expect(hrefsOf(links)).toEqual(["/", site.links.deedGuideForm, "tel:+12485550134"]);
});

test("the 404 page is not for search engines, even without sample content", () => {
  const head = renderHead(<Head data={{ ...pageData, site: { ...site, sample: false } }} />);
  const title = `${pageData.notFound.seo.title} | ${site.firm.shortName}`;
  expect(head).toEqual({ title, robots: "noindex" });
});
