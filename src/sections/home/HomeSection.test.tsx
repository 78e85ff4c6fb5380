import { render, screen } from "@testing-library/react";
import { hrefsOf } from "../../../test/helpers/hrefs";
import { pageData, site } from "../../../test/helpers/page-data";
import { HomeSection } from "./HomeSection";

const { home } = pageData.landing;

test("the first screen says where the firm works and when it answers, and has the three ways to reach it", () => {
  const { container } = render(<HomeSection {...home} site={site} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(home.headline);
  const counties = screen.getByRole("list", { name: home.countiesLabel });
  expect(Array.from(counties.children, ({ textContent }) => textContent)).toEqual(home.counties);
  expect(container).toHaveTextContent("Friday, 9:00 am to 12:30 pm.");
  const addresses = ["tel:+12485550134", site.links.deedGuideForm, site.links.consultation];
  expect(hrefsOf(screen.getAllByRole("link"))).toEqual(addresses);
});
