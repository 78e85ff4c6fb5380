import { act, render, screen } from "@testing-library/react";
import { mockIntersectionObserver } from "../../../test/helpers/mock-intersection-observer";
import { Tooltips } from "./Tooltips";

let observers: ReturnType<typeof mockIntersectionObserver>;
/** What the pointer is on and what has visible focus, which jsdom cannot know. */
let hovered: Element | null;
let visiblyFocused: Element | null;

// One clock for all tests: when the last tooltip closed is remembered.
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
        <i>1</i>
      </button>
      <button type="button" data-tooltip="Second">
        2
      </button>
      <p>Elsewhere</p>
      <Tooltips />
    </main>,
  );
});

afterEach(async () => {
  await pass(1000);
  observers.restore();
});

/** Lets time pass, and what was imported arrive. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

const first = () => find('[data-tooltip="First"]');
const second = () => find('[data-tooltip="Second"]');
const shown = () => screen.queryByRole("tooltip")?.textContent ?? null;

/** Moves the pointer, with the events that a browser sends: jsdom knows none of them by itself. */
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
  await pass(700);
  expect(shown()).toBe("First");
}

describe("a tooltip", () => {
  test("opens 700 ms after the pointer came, not sooner, however it moves about inside", async () => {
    await point(first());
    await pass(400);
    await point(find("i"));
    await pass(299);
    expect(shown()).toBeNull();
    await pass(1);
    expect(shown()).toBe("First");
  });

  test("does not open for a pointer that leaves in time", async () => {
    await point(first());
    await pass(600);
    await point(find("p"));
    await pass(5000);
    expect(shown()).toBeNull();
  });

  test("closes 120 ms after the pointer left, the time it takes to reach the tooltip", async () => {
    await openFirst();
    await point(find("p"));
    await pass(119);
    expect(shown()).toBe("First");
    await pass(1);
    expect(shown()).toBeNull();
  });

  test("opens at once right after another", async () => {
    await openFirst();
    await point(second());
    await pass(0);
    expect(shown()).toBe("Second");
  });

  test("opens at once within 300 ms of another closing; after that it waits again", async () => {
    await openFirst();
    await point(find("p"));
    await pass(120 + 300);
    await point(second());
    await pass(0);
    expect(shown()).toBe("Second");

    await point(find("p"));
    await pass(120 + 301);
    await point(first());
    await pass(699);
    expect(shown()).toBeNull();
    await pass(1);
    expect(shown()).toBe("First");
  });

  test("that never opened lets no other open at once", async () => {
    await point(first());
    await pass(500);
    await point(find("p"));
    await pass(100);
    await point(second());
    await pass(699);
    expect(shown()).toBeNull();
  });

  test("opens on visible focus, and closes when the focus goes", async () => {
    await focus(first());
    await pass(699);
    expect(shown()).toBeNull();
    await pass(1);
    expect(shown()).toBe("First");
    await act(async () => first().blur());
    await pass(120);
    expect(shown()).toBeNull();
  });

  test("does not open on focus that came from a click", async () => {
    await focus(first(), false);
    await pass(5000);
    expect(shown()).toBeNull();
  });

  test("stays open for the keyboard while a pointer wanders about elsewhere", async () => {
    await focus(first());
    await pass(700);
    await point(find("p"));
    await pass(5000);
    expect(shown()).toBe("First");
  });

  test("closed with Escape stays closed while the pointer stays, and opens when it comes again", async () => {
    await openFirst();
    await press("a");
    expect(shown()).toBe("First");
    await press("Escape");
    expect(shown()).toBeNull();
    await point(find("i"));
    await pass(5000);
    expect(shown()).toBeNull();
    await point(find("p"));
    await pass(1000);
    await openFirst();
  });

  test("that was about to open is called off by Escape", async () => {
    await point(first());
    await pass(500);
    await press("Escape");
    await pass(5000);
    expect(shown()).toBeNull();
  });

  test.each(["mousedown", "click"])("closes on %s, and tells the new name when it opens again", async (type) => {
    await openFirst();
    await act(async () => {
      first().dispatchEvent(new MouseEvent(type, { bubbles: true }));
    });
    expect(shown()).toBeNull();
    const button = first();
    button.dataset.tooltip = "Renamed";
    await pass(5000);
    expect(shown()).toBeNull();
    await point(find("p"));
    await pass(1000);
    await point(button);
    await pass(700);
    expect(shown()).toBe("Renamed");
  });

  test("does not open on touch, nor while something is dragged", async () => {
    await point(first(), { pointerType: "touch", buttons: 1 });
    await pass(5000);
    await point(second(), { buttons: 1 });
    await pass(5000);
    expect(shown()).toBeNull();
  });

  test("closes when its trigger goes out of sight, but waits for one that is yet to scroll into view", async () => {
    await openFirst();
    expect(observers.watched()).toEqual([first()]);
    observers.report({ isIntersecting: false });
    expect(shown()).toBe("First");
    observers.report({ isIntersecting: true });
    observers.report({ isIntersecting: false });
    expect(shown()).toBeNull();
    expect(observers.watched()).toEqual([]);
  });

  test("closes when its trigger leaves the page", async () => {
    await openFirst();
    const button = first();
    const parent = button.parentElement;
    button.remove();
    observers.report({ isIntersecting: false });
    expect(shown()).toBeNull();
    parent?.prepend(button);
  });
});
