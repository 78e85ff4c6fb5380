import { render, screen } from "@testing-library/react";
import { pageData, site } from "../../../test/helpers/page-data";
import { FaqSection } from "./FaqSection";

test("a question can be opened if it has an answer", () => {
  const answered = { question: "Who signs?", answer: "The seller." };
  const unanswered = { question: "How long does it take?", answer: null };
  const { container } = render(<FaqSection {...pageData.landing.faq} site={site} questions={[answered, unanswered]} />);
  expect(screen.getByText("How long does it take?")).toBeVisible();
  expect(container.querySelector("details")).toHaveTextContent("Who signs?The seller.");
  expect(container.querySelectorAll("details")).toHaveLength(1);
});
