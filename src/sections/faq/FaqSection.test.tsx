import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pageData, site } from "../../../test/helpers/page-data";
import { FaqSection } from "./FaqSection";

test("a question opens to show its answer, if it has one", async () => {
  const answered = { question: "Who signs?", answer: "The seller." };
  const unanswered = { question: "How long does it take?", answer: null };
  const { container } = render(<FaqSection {...pageData.landing.faq} site={site} questions={[answered, unanswered]} />);
  expect(screen.getByText("The seller.")).not.toBeVisible();
  await userEvent.click(screen.getByText("Who signs?"));
  expect(screen.getByText("The seller.")).toBeVisible();
  expect(screen.getByText("How long does it take?")).toBeVisible();
  expect(container.querySelectorAll("details")).toHaveLength(1);
});
