import { screen } from "@testing-library/dom";
import { startTooltips } from "./tooltips";

/** tooltips.spec.ts tests them with a pointer. */

test("a tooltip opens after 700 ms, at once within 300 ms of another one, and not after another tab was in front", async () => {
  jest.useFakeTimers();
  startTooltips(new AbortController().signal);
  document.body.innerHTML = `<main tabindex="-1">
    <button data-tooltip="">First</button>
    <button data-tooltip="Second">Named</button>
  </main>`;
  const [first, second, elsewhere] = [...screen.getAllByRole("button"), screen.getByRole("main")] as HTMLElement[];
  for (const [element, words, delay, pause] of [
    [first, "First", 700, 301],
    [first, "First", 700, 299],
    [second, "Second", 0, 301],
    [second, "Second", 700, 0],
  ] as const) {
    element?.focus();
    await jest.advanceTimersByTimeAsync(Math.max(0, delay - 1));
    if (delay > 0) expect(screen.queryByRole("tooltip")).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(screen.getByRole("tooltip")).toHaveTextContent(words);
    expect(element).toHaveAccessibleDescription(element === second ? words : "");
    elsewhere?.focus();
    await jest.advanceTimersByTimeAsync(120);
    expect(screen.queryByRole("tooltip")).toBeNull();
    await jest.advanceTimersByTimeAsync(pause);
  }
  // The browser takes the focus away while another tab is in front, and gives it back.
  dispatchEvent(new Event("blur"));
  first?.focus();
  await jest.advanceTimersByTimeAsync(2000);
  expect(screen.queryByRole("tooltip")).toBeNull();
});
