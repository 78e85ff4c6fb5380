import { render } from "@testing-library/react";
import { LastGoodPage } from "./LastGoodPage";

function Page({ words }: { words: string }) {
  if (words === "broken") throw new Error("This page cannot be rendered.");
  return <p>{words}</p>;
}

test.each([
  { drafts: ["first", "broken"], shown: "first" },
  { drafts: ["first", "second", "broken", "broken"], shown: "second" },
  { drafts: ["first", "broken", "third"], shown: "third" },
  { drafts: ["broken", "second"], shown: "second" },
])("after the drafts $drafts, shows the $shown", ({ drafts: [draft = "", ...others], shown }) => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const { container, rerender } = render(<LastGoodPage page={<Page words={draft} />} />);
  for (const words of others) rerender(<LastGoodPage page={<Page words={words} />} />);
  expect(container).toHaveTextContent(new RegExp(`^${shown}$`));
});
