import { pageData, site } from "../../test/helpers/page-data";
import { renderHead } from "../../test/helpers/render-head";
import { Head } from "./404";

test("the 404 page is not for search engines, even without sample content", () => {
  const head = renderHead(<Head data={{ ...pageData, site: { ...site, sample: false } }} />);
  const title = `${pageData.notFound.seo.title} | ${site.firm.shortName}`;
  expect(head).toEqual({ title, robots: "noindex" });
});
