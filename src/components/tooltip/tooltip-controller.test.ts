import { mockIntersectionObserver } from "../../../test/helpers/mock-intersection-observer";
import { createTooltipController, type TooltipController } from "./tooltip-controller";

let controller: TooltipController;
let stage: ReturnType<typeof mockIntersectionObserver>;
let shown: string | null;
const prepare = jest.fn();

/** Elements that match :focus-visible, which jsdom cannot know. */
let visiblyFocused: Element | null = null;

beforeEach(() => {
  jest.useFakeTimers();
  stage = mockIntersectionObserver();
  document.body.innerHTML = `
    <button data-tooltip="First"><i>1</i></button>
    <button data-tooltip="Second">2</button>
    <div data-tippy-root>The tooltip <b>itself</b></div>
    <p>Elsewhere</p>`;
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selectors) {
    return selectors === ":focus-visible" ? this === visiblyFocused : matches.call(this, selectors);
  });
  shown = null;
  visiblyFocused = null;
  prepare.mockClear();
  controller = createTooltipController((trigger) => {
    shown = trigger?.dataset.tooltip ?? null;
  }, prepare);
});

afterEach(() => {
  controller.destroy();
  stage.restore();
  jest.useRealTimers();
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

const first = () => find('[data-tooltip="First"]');
const second = () => find('[data-tooltip="Second"]');
const elsewhere = () => find("p");

/** jsdom knows no pointer events, but an event of that name does. */
function point(at: Element, { pointerType = "mouse", buttons = 0 } = {}) {
  at.dispatchEvent(Object.assign(new MouseEvent("pointerover", { bubbles: true, buttons }), { pointerType }));
}

function focus(element: HTMLElement, visibly = true) {
  visiblyFocused = visibly ? element : null;
  element.focus();
}

function press(key: string) {
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

const pass = (ms: number) => jest.advanceTimersByTime(ms);

function openFirst() {
  point(first());
  pass(700);
  expect(shown).toBe("First");
}

test("a tooltip opens 700 ms after the pointer came, not sooner", () => {
  point(first());
  pass(699);
  expect(shown).toBeNull();
  pass(1);
  expect(shown).toBe("First");
});

test("what shows it is asked for at once, so that it is there in time", () => {
  point(elsewhere());
  expect(prepare).not.toHaveBeenCalled();
  point(first());
  expect(prepare).toHaveBeenCalledTimes(1);
});

test("moving about inside a trigger does not start the wait again", () => {
  point(first());
  pass(500);
  point(find("i"));
  pass(200);
  expect(shown).toBe("First");
});

test("a pointer that leaves in time opens none", () => {
  point(first());
  pass(600);
  point(elsewhere());
  pass(5000);
  expect(shown).toBeNull();
});

test("leaving closes it, after the moment it takes to reach the tooltip", () => {
  openFirst();
  point(elsewhere());
  pass(119);
  expect(shown).toBe("First");
  pass(1);
  expect(shown).toBeNull();
});

test("leaving the window closes it", () => {
  openFirst();
  document.documentElement.dispatchEvent(new MouseEvent("pointerleave"));
  pass(120);
  expect(shown).toBeNull();
});

test("the pointer may enter the tooltip and stay there", () => {
  openFirst();
  point(elsewhere());
  pass(100);
  point(find("b"));
  pass(5000);
  expect(shown).toBe("First");
  point(elsewhere());
  pass(120);
  expect(shown).toBeNull();
});

test("from one trigger straight to the next, the next opens at once", () => {
  openFirst();
  point(second());
  expect(shown).toBeNull();
  pass(0);
  expect(shown).toBe("Second");
});

test("within 300 ms of one closing the next opens at once; after that it waits again", () => {
  openFirst();
  point(elsewhere());
  pass(120);
  pass(300);
  point(second());
  pass(0);
  expect(shown).toBe("Second");

  point(elsewhere());
  pass(120);
  pass(301);
  point(first());
  pass(699);
  expect(shown).toBeNull();
  pass(1);
  expect(shown).toBe("First");
});

test("a tooltip that never opened opens no window for others", () => {
  point(first());
  pass(500);
  point(elsewhere());
  pass(100);
  point(second());
  pass(699);
  expect(shown).toBeNull();
});

test("keyboard focus opens it, and losing the focus closes it", () => {
  focus(first());
  pass(699);
  expect(shown).toBeNull();
  pass(1);
  expect(shown).toBe("First");
  first().blur();
  expect(shown).toBeNull();
});

test("focus that came from a click opens none", () => {
  focus(first(), false);
  pass(5000);
  expect(shown).toBeNull();
});

test("a pointer that wanders about elsewhere does not close what the keyboard opened", () => {
  focus(first());
  pass(700);
  point(elsewhere());
  document.documentElement.dispatchEvent(new MouseEvent("pointerleave"));
  pass(5000);
  expect(shown).toBe("First");
});

test("Escape closes it, and it stays closed while the pointer stays", () => {
  openFirst();
  press("Escape");
  expect(shown).toBeNull();
  point(find("i"));
  point(first());
  pass(5000);
  expect(shown).toBeNull();
  point(elsewhere());
  pass(1000);
  point(first());
  pass(700);
  expect(shown).toBe("First");
});

test("Escape calls off one that was about to open; other keys do not", () => {
  point(first());
  pass(500);
  press("a");
  press("Escape");
  pass(5000);
  expect(shown).toBeNull();
});

test("focus that comes again opens what Escape had closed", () => {
  focus(first());
  pass(700);
  press("Escape");
  first().blur();
  pass(1000);
  focus(first());
  pass(700);
  expect(shown).toBe("First");
});

test.each(["pointerdown", "click"])("%s closes it, so that it does not tell what a button no longer does", (type) => {
  openFirst();
  first().dispatchEvent(new MouseEvent(type, { bubbles: true }));
  expect(shown).toBeNull();
  first().dataset.tooltip = "Renamed";
  point(find("i"));
  pass(5000);
  expect(shown).toBeNull();
});

test("touch opens none", () => {
  point(first(), { pointerType: "touch" });
  pass(5000);
  expect(shown).toBeNull();
});

test("dragging over triggers opens none", () => {
  point(first(), { buttons: 1 });
  pass(5000);
  expect(shown).toBeNull();
});

test("it closes when its trigger goes out of sight, but waits for one that is yet to scroll into view", () => {
  openFirst();
  expect(stage.watched()).toEqual([first()]);
  stage.report({ isIntersecting: false });
  expect(shown).toBe("First");
  stage.report({ isIntersecting: true });
  expect(shown).toBe("First");
  stage.report({ isIntersecting: false });
  expect(shown).toBeNull();
  expect(stage.watched()).toEqual([]);
});

test("it closes when its trigger leaves the page", () => {
  openFirst();
  first().remove();
  stage.report({ isIntersecting: false });
  expect(shown).toBeNull();
});

test("destroyed, it leaves no timer and no listener behind", () => {
  point(first());
  controller.destroy();
  expect(jest.getTimerCount()).toBe(0);
  point(second());
  focus(first());
  pass(5000);
  expect(shown).toBeNull();
  expect(stage.watched()).toEqual([]);
});
