import { render, screen } from "@testing-library/react";
import { content } from "../../test/page-data";
import { AboutSection } from "./AboutSection";

const { about } = content.landing;

test("tells the attorney's story: in practice since 1990, two states, the loan portfolios", () => {
  render(<AboutSection {...about} />);
  for (const paragraph of about.biography) expect(screen.getByText(paragraph)).toBeInTheDocument();
  for (const fact of ["1990", "Michigan and Ohio", "$500+ million"]) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
});

test("the quote is a quotation, with the name of who says it", () => {
  const { container } = render(<AboutSection {...about} />);
  const quote = container.querySelector("blockquote");
  expect(quote).toHaveTextContent(about.quote);
  expect(quote?.closest("figure")).toHaveTextContent(about.quoteAttribution);
});
