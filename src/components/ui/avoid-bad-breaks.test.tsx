import { render, screen } from "@testing-library/react";
import { avoidBadBreaks } from "./avoid-bad-breaks";

test.each([
  ["A free 15-minute call, or a 40-year-old deed", ["15-minute", "40-year"]],
  ["Form L-4260 is due within 45 days, by December 31", ["Form L-4260", "45 days", "December 31"]],
  ["Open from 9:00 am, (248) 555-0134", ["9:00 am", "(248) 555-0134"]],
  ["Form-Grundstuecksverkehrsgenehmigungszustaendigkeitsuebertragung-12", ["ung-12"]],
  ["A 1234567890-consecutivemonths lease", ["890-consec"]],
  ["A well-known, court-appointed heir, in 2024 and 2025", []],
])("the text “%s” keeps its characters, and these phrases on one line: %j", (text, phrases) => {
  render(<p>{avoidBadBreaks(text)}</p>);
  const paragraph = screen.getByRole("paragraph");
  expect(paragraph.textContent).toBe(text);
  expect([...paragraph.querySelectorAll("span span")].map(({ textContent }) => textContent)).toEqual(phrases);
});
