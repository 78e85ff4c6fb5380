import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderWithoutScript } from "../../../test/helpers/render-without-script";
import { answerToggles } from "../../client/inline/early-clicks";
import { ToggleButton } from "./ToggleButton";

beforeAll(answerToggles);
afterEach(() => {
  document.documentElement.className = "";
});

const buttons = (values: string[]) => values.map((value, index) => <ToggleButton key={String(index)} value={value} />);
const open = () => screen.getAllByRole("button").map(({ ariaExpanded }) => ariaExpanded === "true");

describe("ToggleButton", () => {
  test("is closed in the HTML", () => {
    renderWithoutScript(buttons(["a"]));
    expect(open()).toEqual([false]);
  });

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
