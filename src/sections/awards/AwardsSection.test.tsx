import { render, screen, within } from "@testing-library/react";
import { content, landingPageData, site } from "../../../test/helpers/page-data";
import { renderWithoutScript } from "../../../test/helpers/render-without-script";
import { formatDate } from "../../lib/format";
import { AwardsSection } from "./AwardsSection";

const { stats, awards } = landingPageData;
const section = <AwardsSection {...content.landing.awards} {...stats} {...awards} site={site} />;

/** The part of the page that shows this figure. */
function figure(label: string): HTMLElement {
  const item = screen.getByRole("heading", { name: label }).closest("li");
  if (!item) throw new Error(`"${label}" is not a figure.`);
  return item;
}

describe("AwardsSection", () => {
  test.each([
    ["Years of Experience", "35+"],
    ["Deeds Generated", "25,000+"],
    ["Success Rate", "94%"],
  ])("%s: the HTML says %s before any script runs", (label, value) => {
    renderWithoutScript(section);
    expect(figure(label)).toHaveTextContent(value);
  });

  test("each figure says what it counts, where it comes from and as of when", () => {
    render(section);
    for (const { label, description, source, asOf } of stats.stats) {
      expect(within(figure(label)).getByText(description)).toBeInTheDocument();
      const date = formatDate(asOf).replace("\u00a0", " ");
      expect(figure(label)).toHaveTextContent(`${content.landing.awards.sourceLabel} ${source}, ${date}`);
    }
  });

  test("every badge is read out once, by what it says", () => {
    render(section);
    const marquee = within(screen.getByRole("group", { name: content.landing.awards.stripLabel }));
    const names = marquee.getAllByRole("img").map((img) => img.getAttribute("alt"));
    expect(names).toEqual(content.awards.awards.map(({ alt }) => alt));
  });

  test("without script there is one set of badges", () => {
    const page = renderWithoutScript(section);
    expect(page.querySelectorAll("img")).toHaveLength(content.awards.awards.length);
  });

  test("a badge whose picture is missing is named, rather than left out", () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const [award] = awards.awards;
    if (!award) throw new Error("There is no badge to show.");
    const broken = [{ ...award, image: { childImageSharp: null } }];
    expect(() => render(<AwardsSection {...content.landing.awards} {...stats} awards={broken} site={site} />)).toThrow(
      award.name,
    );
  });
});
