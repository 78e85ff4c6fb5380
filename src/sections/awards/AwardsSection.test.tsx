import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pageData } from "../../../test/helpers/page-data";
import { renderWithoutScript } from "../../../test/helpers/render-without-script";
import { formatDate } from "../../lib/format";
import { AwardsSection } from "./AwardsSection";
import { StatFigure } from "./StatFigure";

const { landing, stats, awards } = pageData;
const section = <AwardsSection {...landing.awards} {...stats} {...awards} />;

/** The list item of the figure with this label. */
const figure = (label: string) => screen.getByRole("heading", { name: label }).closest("li");

describe("AwardsSection", () => {
  test("without JavaScript, the page has the final figures and each badge once", () => {
    const page = renderWithoutScript(section);
    expect(figure("Years of Experience")).toHaveTextContent(/^35\+/);
    expect(figure("Deeds Generated")).toHaveTextContent(/^25,000\+/);
    expect(figure("Success Rate")).toHaveTextContent(/^94%/);
    expect(page.querySelectorAll("img")).toHaveLength(awards.awards.length);
  });

  test("a figure without a suffix is only a number, even while it counts up", () => {
    const stat = stats.stats[0] as (typeof stats.stats)[number];
    render(<StatFigure {...stat} number={3} suffix={null} elapsed={0} />);
    const digits = document.querySelector(".stat > p");
    expect(digits?.firstElementChild).toHaveAttribute("data-zero", "0");
    expect(digits?.lastElementChild).toHaveTextContent(/^3$/);
  });

  test("each figure has a description; its source and date are folded beside the disclaimer", async () => {
    render(section);
    for (const { label, description } of stats.stats) expect(figure(label)).toHaveTextContent(description);
    expect(screen.getByText(landing.awards.disclaimer)).toBeInTheDocument();
    const sources = stats.stats.map(({ label, source, asOf }) =>
      screen.getByText(`${label}: ${source}, ${formatDate(asOf).replace("\u00a0", " ")}`),
    );
    for (const source of sources) expect(source).not.toBeVisible();
    await userEvent.click(screen.getByText("Sources"));
    for (const source of sources) expect(source).toBeVisible();
  });

  test("screen readers read each badge once; badges load lazily, and their size reserves space", () => {
    render(section);
    const badges = within(screen.getByRole("group", { name: "Award and bar association badges" })).getAllByRole("img");
    expect(badges.map((img) => img.getAttribute("alt"))).toEqual(awards.awards.map(({ alt }) => alt));
    const attributes = { src: expect.stringMatching(/\.webp$/), width: "144", height: "144", loading: "lazy" };
    for (const [name, value] of Object.entries(attributes)) expect(badges[0]).toHaveAttribute(name, value);
  });

  test("a badge's tooltip names the award and its issuer, and the year if the content has it", () => {
    render(section);
    const [dated, undated] = screen.getAllByRole("img").map((image) => image.closest("[data-tooltip]"));
    expect(dated).toHaveAttribute("data-tooltip", "Deed Practice Award, Sample Awards Panel, 2025");
    expect(undated).toHaveAttribute("data-tooltip", "Property Law Section Member, Sample State Bar");
  });

  test("the error about a missing image names the award", () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const broken = awards.awards.map((award) => ({ ...award, image: { childImageSharp: null } }));
    const { name } = broken[0] ?? {};
    expect(() => render(<AwardsSection {...landing.awards} {...stats} awards={broken} />)).toThrow(name);
  });
});
