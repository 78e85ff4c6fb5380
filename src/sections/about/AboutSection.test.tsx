import { render, screen } from "@testing-library/react";
import { landingPageData } from "../../../test/helpers/page-data";
import { AboutSection } from "./AboutSection";

const { about } = landingPageData.landing;

describe("AboutSection", () => {
  test("tells the attorney's story: in practice since 1990, two states, the loan portfolios", () => {
    render(<AboutSection {...about} />);
    for (const paragraph of about.biography) expect(screen.getByText(paragraph)).toBeInTheDocument();
    for (const fact of ["Michigan and Ohio", "Loan portfolios of $500+ million"]) {
      expect(screen.getByText(fact)).toBeInTheDocument();
    }
  });

  test("says who it is, then the role, before the story", () => {
    const { container } = render(<AboutSection {...about} />);
    const words = container.textContent ?? "";
    const order = [about.name, about.role, about.portrait?.caption, about.biography[0]].map((text) =>
      words.indexOf(text ?? ""),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(screen.getByText(about.role)).toHaveTextContent(`${about.name}${about.role}`);
  });

  test("the quote is a quotation, with the name of who says it", () => {
    const { container } = render(<AboutSection {...about} />);
    const quote = container.querySelector("blockquote");
    expect(quote).toHaveTextContent(about.quote);
    expect(quote?.closest("figure")).toHaveTextContent(about.quoteAttribution);
  });

  test("without a portrait, the words stand alone", () => {
    render(<AboutSection {...about} portrait={null} />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.getByText(about.biography[0] ?? "")).toBeInTheDocument();
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
