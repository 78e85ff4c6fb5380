import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pageData, site } from "../../../test/helpers/page-data";
import { FaqSection } from "./FaqSection";

test("a question with an answer opens to show it; a question without one is only a question", async () => {
  const questions = [
    { question: "Who signs?", answer: "The seller." },
    { question: "How long does it take?", answer: null },
  ];
  const { container } = render(<FaqSection {...pageData.landing.faq} site={site} questions={questions} />);
  expect(screen.getByText("The seller.")).not.toBeVisible();
  await userEvent.click(screen.getByText("Who signs?"));
  expect(screen.getByText("The seller.")).toBeVisible();
  expect(screen.getByText("How long does it take?")).toBeVisible();
  expect(container.querySelectorAll("details")).toHaveLength(1);
});
