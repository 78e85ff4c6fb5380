import { render, screen } from "@testing-library/react";
import { pageData, site } from "../../../test/helpers/page-data";
import { FaqSection } from "./FaqSection";

test("a question with an answer can be opened, and the intro is there only while no question has one", () => {
  const answered = { question: "Who signs?", answer: "The seller." };
  const unanswered = { question: "How long does it take?", answer: null };
  const props = { content: pageData.landing.faq, site };
  const { container, rerender } = render(<FaqSection {...props} questions={[unanswered]} />);
  expect(container).toHaveTextContent(props.content.intro);
  rerender(<FaqSection {...props} questions={[answered, unanswered]} />);
  expect(container).not.toHaveTextContent(props.content.intro);
  expect(screen.getByText("How long does it take?")).toBeVisible();
  expect(container.querySelector("details")).toHaveTextContent("Who signs?The seller.");
  expect(container.querySelectorAll("details")).toHaveLength(1);
});
