import { render, screen } from "@testing-library/react";
import { landingPageData } from "../../../test/helpers/page-data";
import { AboutSection } from "./AboutSection";

const { about } = landingPageData.landing;

describe("AboutSection", () => {
  test("says who it is, then the role, before the story; the quote is a quotation, with the name of who says it", () => {
    const { container } = render(<AboutSection {...about} />);
    const words = container.textContent;
    const parts = [about.name, about.role, about.portrait?.caption, ...about.biography, about.quote];
    const places = parts.map((text) => words.indexOf(text ?? "nothing"));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(screen.getByRole("img")).toHaveAttribute("alt", about.portrait?.alt);
    const quote = container.querySelector("blockquote");
    expect(quote).toHaveTextContent(about.quote);
    expect(quote?.closest("figure")).toHaveTextContent(about.quoteAttribution);
  });

  test("without a portrait, the words stand alone", () => {
    render(<AboutSection {...about} portrait={null} />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.getByText(about.role)).toHaveTextContent(about.name);
  });

  test("a fact says where it comes from, if content does", () => {
    const facts = [
      { term: "A", detail: "One", source: "Firm records", asOf: "2025-12-31" },
      { term: "B", detail: "Two", source: null, asOf: null },
    ];
    render(<AboutSection {...about} facts={facts} />);
    expect(screen.getByText("One").closest("div")).toHaveTextContent("AOneFirm records, December 31, 2025");
    expect(screen.getByText("Two").closest("div")).toHaveTextContent(/^BTwo$/);
  });
});
