import { render, screen } from "@testing-library/react";
import { pageData, site } from "../../../test/helpers/page-data";
import { FaqSection } from "./FaqSection";

const answered = { question: "Who signs?", service: null, answer: "The seller." };
const unanswered = { question: "How long does it take?", service: null, answer: null };
const { landing, services } = pageData;
const props = { content: landing.faq, ...services, site };

test("a question with an answer can be opened, and the intro is there only while no question has one", () => {
  const { container, rerender } = render(<FaqSection {...props} questions={[unanswered]} />);
  expect(container).toHaveTextContent(props.content.intro);
  rerender(<FaqSection {...props} questions={[answered, unanswered]} />);
  expect(container).not.toHaveTextContent(props.content.intro);
  expect(screen.getByText("How long does it take?")).toBeVisible();
  expect(container.querySelector("details")).toHaveTextContent("Who signs?The seller.");
  expect(container.querySelectorAll("details")).toHaveLength(1);
});

test("a question without an answer leads to the service with its drawing, or else to where to call", () => {
  const ofService = { question: "Is my land contract safe?", service: "landContract" as const, answer: null };
  render(<FaqSection {...props} questions={[ofService, unanswered]} />);
  expect(screen.getByRole("link", { name: /safe\?/ })).toHaveAttribute("href", "#service-4");
  expect(screen.getByRole("link", { name: /take\? .*Contact us/ })).toHaveAttribute("href", "#contact");
});
