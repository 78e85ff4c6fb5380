import { act, fireEvent, render, screen } from "@testing-library/react";
import { Tooltips } from "./Tooltips";

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <main tabIndex={-1}>
      <button type="button" data-tooltip="">
        <i>First</i>
      </button>
      <button type="button" data-tooltip="Second">
        Named
      </button>
      <Tooltips />
    </main>,
  );
});

const elsewhere = () => screen.getByRole("main");
const first = () => screen.getByRole("button", { name: "First" });
const icon = () => first().firstElementChild as Element;
const second = () => screen.getByRole("button", { name: "Named" });

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const focus = (element: HTMLElement) => act(() => element.focus());
const press = (key: string) => fireEvent.keyDown(document.body, { key });

function point(at: Element, { pointerType = "mouse", buttons = 0 } = {}) {
  const over = new MouseEvent("pointerover", { buttons, bubbles: true });
  fireEvent(at, Object.assign(over, { pointerType }));
}

/** Expects that a tooltip with these words, or none, is open after `ms`, and not earlier. */
async function expectOpenAfter(ms: number, words: string | null) {
  const shown = () => screen.queryByRole("tooltip")?.textContent ?? null;
  const before = shown();
  if (ms > 0) await pass(ms - 1);
  expect(shown()).toBe(before);
  await pass(Math.min(ms, 1));
  expect(shown()).toBe(words);
}

async function openFirst() {
  point(first());
  await expectOpenAfter(700, "First");
}

test("a tooltip opens when the pointer has been on its trigger for 700 ms, wherever on it", async () => {
  point(first());
  await pass(699);
  point(elsewhere());
  await expectOpenAfter(100, null);
  point(first());
  await pass(400);
  point(icon());
  await expectOpenAfter(300, "First");
});

test("a tooltip stays open for a pointer that enters it or comes back", async () => {
  await openFirst();
  point(elsewhere());
  await pass(119);
  point(screen.getByRole("tooltip"));
  await expectOpenAfter(5000, "First");
  point(elsewhere());
  await pass(119);
  point(first());
  await expectOpenAfter(5000, "First");
  point(elsewhere());
  await expectOpenAfter(120, null);
});

test.each([
  [300, 0],
  [301, 700],
])("%d ms after another one closes, a tooltip opens in %d ms", async (since, delay) => {
  await openFirst();
  point(elsewhere());
  await pass(120 + since);
  point(second());
  await expectOpenAfter(delay, "Second");
});

test("a tooltip opens on visible focus, and closes only when the focus moves on", async () => {
  focus(first());
  await expectOpenAfter(700, "First");
  point(elsewhere());
  fireEvent(document.documentElement, new MouseEvent("pointerleave"));
  await expectOpenAfter(5000, "First");
  focus(elsewhere());
  await expectOpenAfter(0, null);
});

test.each([
  ["Escape", () => press("Escape")],
  ["a click", () => fireEvent.click(first())],
])("%s closes a tooltip, or keeps it closed, until the pointer comes back", async (_what, close) => {
  await openFirst();
  press("a");
  await expectOpenAfter(0, "First");
  close();
  point(icon());
  await expectOpenAfter(5000, null);
  point(elsewhere());
  point(first());
  await pass(699);
  close();
  point(icon());
  await expectOpenAfter(5000, null);
  point(elsewhere());
  await openFirst();
});

// jsdom treats all focus as visible.
const hidesFocus = (selector: string) => !selector.includes(":focus-visible") && first();

test.each([
  ["on touch", () => point(first(), { pointerType: "touch" })],
  ["during a drag", () => point(first(), { buttons: 1 })],
  ["on focus from a click", () => focus(Object.assign(first(), { closest: hidesFocus }))],
])("a tooltip does not open %s", async (_when, reach) => {
  reach();
  await expectOpenAfter(5000, null);
});

test("a tooltip describes its trigger, unless it repeats the name", async () => {
  await openFirst();
  expect(first()).not.toHaveAccessibleDescription();
  point(second());
  await expectOpenAfter(0, "Second");
  expect(second()).toHaveAccessibleDescription("Second");
});
