import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { content, landingPageData, site } from "../../../test/helpers/page-data";
import { FaqSection } from "./FaqSection";

const answered = { id: "who-signs", question: "Who has to sign a deed?", answer: "Whoever gives the property away." };
const unanswered = { id: "how-long", question: "How long does recording take?", answer: null };

function renderQuestions(questions: Queries.QuestionsFragment["questions"]) {
  return render(<FaqSection {...content.landing.faq} site={site} questions={questions} />);
}

describe("FaqSection", () => {
  test("shows every question, in the order of the content", () => {
    renderQuestions(landingPageData.faq.questions);
    const shown = within(screen.getByRole("list"))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
    expect(shown).toEqual(content.faq.questions.map(({ question }) => question));
  });

  test("a question with an answer opens and closes", async () => {
    renderQuestions([answered]);
    const answer = screen.getByText(answered.answer);
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText(answered.question));
    expect(answer).toBeVisible();
    await userEvent.click(screen.getByText(answered.question));
    expect(answer).not.toBeVisible();
  });

  test("is accessible with and without answers", async () => {
    const { container } = renderQuestions([answered, unanswered]);
    expect(await axe(container)).toHaveNoViolations();
  });
});
