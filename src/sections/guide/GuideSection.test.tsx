import { render, screen } from "@testing-library/react";
import { pageData, site } from "../../../test/helpers/page-data";
import { GuideSection } from "./GuideSection";

const { guide } = pageData.landing;

test("the guide has its title, its chapters in order, its assurances, and one link to the form", () => {
  render(<GuideSection {...guide} site={site} />);
  expect(screen.getByText(guide.title)).toBeInTheDocument();
  const [assurances, chapters] = screen
    .getAllByRole("list")
    .map((list) => Array.from(list.children, ({ textContent }) => textContent));
  expect({ assurances, chapters }).toEqual({ assurances: guide.assurances, chapters: guide.chapters });
  expect(screen.getByRole("link")).toHaveAttribute("href", site.links.deedGuideForm);
  expect(screen.getByRole("link")).toHaveTextContent(site.actions.guide);
});
