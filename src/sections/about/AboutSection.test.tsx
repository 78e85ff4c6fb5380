import { render, screen } from "@testing-library/react";
import { pageData, site } from "../../../test/helpers/page-data";
import { AboutSection } from "./AboutSection";

const { about } = pageData.landing;

test("the attorney's portrait is shown if there is one, else the firm's seal", () => {
  const { container, rerender } = render(<AboutSection content={about} firm={site.firm} />);
  expect(screen.getByRole("img")).toHaveAttribute("alt", about.portrait?.alt);
  rerender(<AboutSection content={{ ...about, portrait: null }} firm={site.firm} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(container.querySelector("svg")).toBeInTheDocument();
});

test("a fact has its source and date, if the content has them", () => {
  const known = { term: "A", detail: "One", source: "Firm records", asOf: "2025-12-31" };
  const unknown = { term: "B", detail: "Two", source: null, asOf: null };
  const { container } = render(<AboutSection content={{ ...about, facts: [known, unknown] }} firm={site.firm} />);
  expect(container.querySelector("dl")).toHaveTextContent(/AOneFirm records, as of December 31, 2025BTwo$/);
});
