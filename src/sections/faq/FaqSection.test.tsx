import { render, screen } from "@testing-library/react";
import { pageData, site } from "../../../test/helpers/page-data";
import { FaqSection } from "./FaqSection";

test("a question can be opened if it has an answer", () => {
  const answered = { question: "Who signs?", answer: "The seller." };
  const unanswered = { question: "How long does it take?", answer: null };
  const props = { ...pageData.landing.faq, site, questions: [answered, unanswered] };
  const { container } = render(<FaqSection {...props} />);
  expect(screen.getByText("How long does it take?")).toBeVisible();
  expect(container.querySelector("details")).toHaveTextContent("Who signs?The seller.");
  expect(container.querySelectorAll("details")).toHaveLength(1);
});
