import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pageData, site } from "../../../test/helpers/page-data";
import { FaqSection } from "./FaqSection";

const answered = { question: "Who has to sign a deed?", answer: "Whoever gives the property away." };
const unanswered = { question: "How long does recording take?", answer: null };

test("a question with an answer opens and closes; a question without one is only a question", async () => {
  const { container } = render(<FaqSection {...pageData.landing.faq} site={site} questions={[answered, unanswered]} />);
  const answer = screen.getByText(answered.answer);
  expect(answer).not.toBeVisible();
  await userEvent.click(screen.getByText(answered.question));
  expect(answer).toBeVisible();
  await userEvent.click(screen.getByText(answered.question));
  expect(answer).not.toBeVisible();
  expect(screen.getByText(unanswered.question)).toBeVisible();
  expect(container.querySelectorAll("details")).toHaveLength(1);
});
