import { render, screen } from "@testing-library/react";
import { pageData } from "../../../test/helpers/page-data";
import { AboutSection } from "./AboutSection";

const { about } = pageData.landing;

describe("AboutSection", () => {
  test("shows the attorney before the biography, with a portrait if there is one, and names the quote's author", () => {
    const { container, rerender } = render(<AboutSection {...about} />);
    expect(screen.getByRole("img")).toHaveAttribute("alt", about.portrait?.alt);
    expect(container.querySelector("blockquote")?.closest("figure")).toHaveTextContent(about.quoteAttribution);
    rerender(<AboutSection {...about} portrait={null} />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(container.textContent).toMatch(new RegExp(`${about.name}${about.role}.*${about.biography[0]}`));
  });

  test("a fact shows its source and date, if the content has them", () => {
    const known = { term: "A", detail: "One", source: "Firm records", asOf: "2025-12-31" };
    const unknown = { term: "B", detail: "Two", source: null, asOf: null };
    const { container } = render(<AboutSection {...about} facts={[known, unknown]} />);
    expect(container.querySelector("dl")).toHaveTextContent(/^AOneFirm records, December 31, 2025BTwo$/);
  });
});
