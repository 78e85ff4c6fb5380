import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerToggles } from "../client/inline/early-clicks";
import { openIfOpened } from "./toggle";

beforeAll(answerToggles);
afterEach(() => {
  document.documentElement.className = "";
});

const buttons = (values: string[]) =>
  values.map((value, index) => (
    <button key={String(index)} ref={openIfOpened} type="button" aria-expanded={false} value={value} />
  ));
const open = () => screen.getAllByRole("button").map(({ ariaExpanded }) => ariaExpanded === "true");

describe("a button that opens something", () => {
  test("opens and closes; its copies do so with it, others do not", async () => {
    render(buttons(["a", "b", "a"]));
    const [first, , copy] = screen.getAllByRole("button");
    await userEvent.click(first as HTMLElement);
    expect(open()).toEqual([true, false, true]);
    await userEvent.click(copy as HTMLElement);
    expect(open()).toEqual([false, false, false]);
  });

  test("stays open when it is rendered again, or anew", async () => {
    const { rerender } = render(buttons(["a", "b"]));
    await userEvent.click(screen.getAllByRole("button")[0] as HTMLElement);
    rerender(buttons(["a", "b"]));
    expect(open()).toEqual([true, false]);
    rerender(<div>{buttons(["b", "a", "a"])}</div>);
    expect(open()).toEqual([false, true, true]);
  });
});
