import { render, screen, within } from "@testing-library/react";
import { pageData } from "../../../test/helpers/page-data";
import { renderWithoutScript } from "../../../test/helpers/render-without-script";
import { formatDate } from "../../lib/format";
import { AwardsSection } from "./AwardsSection";
import { StatFigure } from "./StatFigure";

const { landing, stats, awards } = pageData;
const section = <AwardsSection {...landing.awards} {...stats} {...awards} />;

/** The part of the page that shows this figure. */
const figure = (label: string) => screen.getByRole("heading", { name: label }).closest("li");

describe("AwardsSection", () => {
  test("before any script runs, the HTML has the final figures, and one set of badges", () => {
    const page = renderWithoutScript(section);
    expect(figure("Years of Experience")).toHaveTextContent(/^35\+/);
    expect(figure("Deeds Generated")).toHaveTextContent(/^25,000\+/);
    expect(figure("Success Rate")).toHaveTextContent(/^94%/);
    expect(page.querySelectorAll("img")).toHaveLength(awards.awards.length);
  });

  test("a figure without a sign is the number alone, also while it counts up", () => {
    const [stat] = stats.stats.map((figure) => ({ ...figure, number: 3, suffix: null }));
    render(<StatFigure {...(stat as (typeof stats.stats)[number])} sourceLabel="" elapsed={0} />);
    const { firstElementChild: moving, lastElementChild: still } = document.querySelector(".stat > p") as Element;
    expect(moving).toHaveAttribute("data-zero", "0");
    expect(still).toHaveTextContent(/^3$/);
  });

  test("each figure says what it counts, where it comes from and as of when, beside the disclaimer", () => {
    render(section);
    for (const { label, description, source, asOf } of stats.stats) {
      expect(figure(label)).toHaveTextContent(description);
      const date = formatDate(asOf).replace("\u00a0", " ");
      expect(figure(label)).toHaveTextContent(`${landing.awards.sourceLabel} ${source}, ${date}`);
    }
    expect(screen.getByText(landing.awards.disclaimer)).toBeInTheDocument();
  });

  test("every badge is read out once, by what it says; it has its place before it is loaded, when one comes near", () => {
    render(section);
    const badges = within(screen.getByRole("group", { name: landing.awards.stripLabel })).getAllByRole("img");
    expect(badges.map((img) => img.getAttribute("alt"))).toEqual(awards.awards.map(({ alt }) => alt));
    const attributes = { src: expect.stringMatching(/\.webp$/), width: "144", height: "144", loading: "lazy" };
    for (const [name, value] of Object.entries(attributes)) expect(badges[0]).toHaveAttribute(name, value);
  });

  test("a badge's tooltip says who gave it for what, and in which year if there is one", () => {
    render(section);
    const [dated, undated] = screen.getAllByRole("img").map((image) => image.closest("[data-tooltip]"));
    expect(dated).toHaveAttribute("data-tooltip", "Deed Practice Award, Sample Awards Panel, 2025");
    expect(undated).toHaveAttribute("data-tooltip", "Property Law Section Member, Sample State Bar");
  });

  test("a badge whose picture is missing is named, rather than left out", () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const broken = awards.awards.map((award) => ({ ...award, image: { childImageSharp: null } }));
    const { name } = broken[0] ?? {};
    expect(() => render(<AwardsSection {...landing.awards} {...stats} awards={broken} />)).toThrow(name);
  });
});
