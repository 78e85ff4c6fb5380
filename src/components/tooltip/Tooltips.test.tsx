import { act, render, screen } from "@testing-library/react";
import { mockIntersectionObserver } from "../../../test/helpers/mock-intersection-observer";
import { Tooltips } from "./Tooltips";

let observers: ReturnType<typeof mockIntersectionObserver>;
/** The element under the pointer. jsdom supports neither `:hover` nor `:focus-visible`. */
let hovered: Element | null;
let visiblyFocused: Element | null;

// All tests share one clock, because the plugin remembers when the last tooltip closed.
beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

beforeEach(() => {
  observers = mockIntersectionObserver();
  hovered = null;
  visiblyFocused = null;
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selectors) {
    if (selectors === ":focus-visible") return this === visiblyFocused;
    if (selectors === ":hover, :focus-visible") return this === visiblyFocused || this.contains(hovered);
    return matches.call(this, selectors);
  });
  render(
    <main>
      <button type="button" data-tooltip="First">
        <i />
      </button>
      <button type="button" data-tooltip="Second" />
      <p />
      <Tooltips />
    </main>,
  );
});

afterEach(async () => {
  await pass(1000);
  observers.restore();
});

/** Lets time pass, and lazy imports load. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const first = () => find('[data-tooltip="First"]');
const second = () => find('[data-tooltip="Second"]');
const elsewhere = () => find("p");

/**
 * Expects that the tooltips change to these words after `ms`, and not a millisecond earlier.
 *
 * @param words null if no tooltip is to be open
 */
async function expectOpenAfter(ms: number, words: string | null) {
  const shown = () => screen.queryByRole("tooltip")?.textContent ?? null;
  const before = shown();
  if (ms > 0) await pass(ms - 1);
  expect(shown()).toBe(before);
  await pass(ms > 0 ? 1 : 0);
  expect(shown()).toBe(words);
}

/** Moves the pointer to an element, and sends the events that a browser would send. */
async function point(at: Element, { pointerType = "mouse", buttons = 0 } = {}) {
  const from = hovered?.closest("[data-tooltip]");
  const to = at.closest("[data-tooltip]");
  hovered = at;
  await act(async () => {
    const place = { clientX: 500, clientY: 500, buttons };
    if (from && from !== to) from.dispatchEvent(new MouseEvent("mouseleave", place));
    const over = new MouseEvent("pointerover", { ...place, bubbles: true });
    at.dispatchEvent(Object.assign(over, { pointerType }));
    if (to && from !== to) to.dispatchEvent(new MouseEvent("mouseenter", place));
  });
}

async function focus(element: HTMLElement, visibly = true) {
  visiblyFocused = visibly ? element : null;
  await act(async () => element.focus());
}

async function press(key: string) {
  await act(async () => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
}

async function openFirst() {
  await point(first());
  await expectOpenAfter(700, "First");
}

describe("a tooltip", () => {
  test("opens 700 ms after the pointer has reached its trigger, even if the pointer moves within the trigger", async () => {
    await point(first());
    await pass(400);
    await point(find("i"));
    await expectOpenAfter(300, "First");
  });

  test("does not open for a pointer that leaves early, and does not let the next one open at once", async () => {
    await point(first());
    await pass(600);
    await point(elsewhere());
    await pass(100);
    await point(second());
    await expectOpenAfter(700, "Second");
  });

  test("closes 120 ms after the pointer has left, but at once when another one opens", async () => {
    await openFirst();
    await point(second());
    await expectOpenAfter(0, "Second");
    await point(elsewhere());
    await expectOpenAfter(120, null);
  });

  test("opens at once within 300 ms of another one closing, and after a delay later", async () => {
    await openFirst();
    await point(elsewhere());
    await pass(120 + 300);
    await point(second());
    await expectOpenAfter(0, "Second");

    await point(elsewhere());
    await pass(120 + 301);
    await focus(first());
    await pass(20);
    // The first tooltip has not opened, so the second one has the full delay.
    await focus(second());
    await expectOpenAfter(700, "Second");
  });

  test("opens on visible focus, stays open while the pointer moves elsewhere, and closes on blur", async () => {
    await focus(first());
    await expectOpenAfter(700, "First");
    await point(elsewhere());
    await expectOpenAfter(5000, "First");
    await act(async () => first().blur());
    await expectOpenAfter(120, null);
  });

  test("does not open on focus from a click, even if it has been open before", async () => {
    await openFirst();
    await point(elsewhere());
    await pass(1000);
    for (const button of [second(), first()]) {
      await focus(button, false);
      await expectOpenAfter(5000, null);
    }
  });

  test("that Escape has closed opens again only after the pointer has left", async () => {
    await openFirst();
    await press("a");
    await expectOpenAfter(0, "First");
    await press("Escape");
    await expectOpenAfter(0, null);
    await point(find("i"));
    await expectOpenAfter(5000, null);
    await point(elsewhere());
    await pass(1000);
    await openFirst();
  });

  test("does not open if Escape is pressed during the delay", async () => {
    await point(first());
    await pass(500);
    await press("Escape");
    await expectOpenAfter(5000, null);
    // tippy.js leaves a listener of this tooltip behind, which warns at the next press.
    jest.spyOn(console, "warn").mockImplementation();
    document.body.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  });

  test.each(["mousedown", "click"])("closes on %s, and shows a changed text when it opens again", async (type) => {
    await openFirst();
    const button = first();
    await act(async () => {
      button.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    });
    button.dataset.tooltip = "Renamed";
    await expectOpenAfter(5000, null);
    await point(elsewhere());
    await pass(1000);
    await point(button);
    await expectOpenAfter(700, "Renamed");
  });

  test.each([
    ["on touch", { pointerType: "touch" }],
    ["while something is dragged", { buttons: 1 }],
  ])("does not open %s", async (_when, pointer) => {
    await point(first(), pointer);
    await expectOpenAfter(5000, null);
  });

  test("closes when its trigger scrolls out of view, but not before the trigger has scrolled into view", async () => {
    await openFirst();
    expect(observers.watched()).toEqual([first()]);
    observers.report({ isIntersecting: false });
    await expectOpenAfter(0, "First");
    observers.report({ isIntersecting: true });
    observers.report({ isIntersecting: false });
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
    expect(observers.watched()).toEqual([]);
  });

  test("closes when its trigger leaves the page", async () => {
    await openFirst();
    const button = first();
    const parent = button.parentElement;
    button.remove();
    observers.report({ isIntersecting: false });
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
    parent?.prepend(button);
  });
});
