import { render, screen } from "@testing-library/react";
import { pageData } from "../../../test/helpers/page-data";
import { AboutSection } from "./AboutSection";

const { about } = pageData.landing;

describe("AboutSection", () => {
  test("shows a portrait if there is one, else the seal, and names the quote's author after the quote", () => {
    const { container, rerender } = render(<AboutSection {...about} />);
    expect(screen.getByRole("img")).toHaveAttribute("alt", about.portrait?.alt);
    expect(container.querySelector("svg")).toBeNull();
    const figure = container.querySelector("blockquote")?.closest("figure");
    expect(figure).toHaveTextContent(`${about.quote}${about.name}`);
    rerender(<AboutSection {...about} portrait={null} />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(container.querySelector("svg")).toBeInTheDocument();
  });

  test("a fact shows its source and date, if the content has them", () => {
    const known = { term: "A", detail: "One", source: "Firm records", asOf: "2025-12-31" };
    const unknown = { term: "B", detail: "Two", source: null, asOf: null };
    const { container } = render(<AboutSection {...about} facts={[known, unknown]} />);
    expect(container.querySelector("dl")).toHaveTextContent(/^AOneFirm records, December 31, 2025BTwo$/);
  });
});
