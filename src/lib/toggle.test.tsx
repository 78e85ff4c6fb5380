import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerToggles } from "../client/inline/early-clicks";
import { openIfOpened } from "./toggle";

beforeAll(answerToggles);

const buttons = (values: string[]) =>
  values.map((value, index) => (
    <button key={String(index)} ref={openIfOpened} type="button" aria-expanded={false} value={value} />
  ));
const open = () => screen.getAllByRole("button").map(({ ariaExpanded }) => ariaExpanded === "true");

test("a button opens and closes with its copies; open, it stays so when it is rendered again, or anew", async () => {
  const { rerender } = render(buttons(["a", "b", "a"]));
  const [first, , copy] = screen.getAllByRole("button");
  await userEvent.click(first as HTMLElement);
  expect(open()).toEqual([true, false, true]);
  await userEvent.click(copy as HTMLElement);
  expect(open()).toEqual([false, false, false]);
  await userEvent.click(first as HTMLElement);
  rerender(buttons(["a", "b", "a"]));
  expect(open()).toEqual([true, false, true]);
  rerender(<div>{buttons(["b", "a"])}</div>);
  expect(open()).toEqual([false, true]);
});
