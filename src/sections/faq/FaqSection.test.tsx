import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectSameTab } from "../../../test/helpers/expect-links";
import { pageData, site } from "../../../test/helpers/page-data";
import { telHref } from "../../components/ui/PhoneLink";
import { FaqSection } from "./FaqSection";

const answered = { id: "who-signs", question: "Who has to sign a deed?", answer: "Whoever gives the property away." };
const unanswered = { id: "how-long", question: "How long does recording take?", answer: null };

test("a question with an answer opens and closes; a question without one has a link that calls the firm", async () => {
  const { container } = render(<FaqSection {...pageData.landing.faq} site={site} questions={[answered, unanswered]} />);
  const answer = screen.getByText(answered.answer);
  expect(answer).not.toBeVisible();
  await userEvent.click(screen.getByText(answered.question));
  expect(answer).toBeVisible();
  await userEvent.click(screen.getByText(answered.question));
  expect(answer).not.toBeVisible();
  expect(container.querySelectorAll("details")).toHaveLength(1);
  const [, plain] = screen.getAllByRole("listitem");
  const call = within(plain as HTMLElement).getByRole("link", { name: pageData.landing.faq.ask });
  expectSameTab(call, telHref(site.contact.phone));
});
