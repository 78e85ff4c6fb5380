import { APP_STARTED_EVENT } from "../app-started-event";
import { answerToggles, PATIENCE_MS, recordEarlyClicks } from "./early-clicks";

const INPUT = "pointerdown mousedown pointerup mouseup touchstart touchend keydown keyup click".split(" ");

const startApp = () => dispatchEvent(new Event(APP_STARTED_EVENT));
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const toggle = () => find("[aria-expanded]");

beforeAll(answerToggles);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <button aria-expanded="false" value="review-1"><span>Read more</span></button>
    <button id="next">Next review</button>
    <button id="previous">Previous review</button>`;
  recordEarlyClicks();
});

afterEach(() => {
  startApp();
  document.documentElement.className = "";
  document.body.innerHTML = "";
  jest.useRealTimers();
});

describe("before React is ready", () => {
  test("a click anywhere on a toggle opens a review, and another click closes it; clicks elsewhere do neither", () => {
    find("span").click();
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    toggle().click();
    find("#next").click();
    document.body.click();
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
  });

  test("the default action of a click is not prevented", () => {
    const click = new Event("click", { bubbles: true, cancelable: true });
    toggle().dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  test("React gets no input events before it has started, and all of them later; reviews open and close in both cases", () => {
    const heard: string[] = [];
    for (const type of INPUT) document.body.addEventListener(type, () => heard.push(type), { once: true });
    const input = () => {
      for (const type of INPUT) toggle().dispatchEvent(new Event(type, { bubbles: true }));
    };

    input();
    expect(heard).toEqual([]);
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    startApp();
    input();
    expect(heard).toEqual(INPUT);
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
  });
});

test.each([
  ["gets the state `late` if React has not started", () => undefined, true],
  ["keeps its state if React has started", startApp, false],
])("after eight seconds, a page %s", (_, then, late) => {
  jest.advanceTimersByTime(PATIENCE_MS - 1);
  then();
  expect(document.documentElement).toHaveClass("js", { exact: true });
  jest.advanceTimersByTime(1);
  expect(document.documentElement.classList.contains("late")).toBe(late);
});

describe("a click on a button that needs React", () => {
  function heardBy(selector: string): jest.Mock {
    const onClick = jest.fn();
    find(selector).addEventListener("click", onClick);
    return onClick;
  }

  test("is repeated once for each button when React has started", () => {
    const [next, previous] = [heardBy("#next"), heardBy("#previous")];
    for (const button of ["#next", "#next", "#previous", "#next"]) find(button).click();
    startApp();
    expect(next).toHaveBeenCalledTimes(1);
    expect(previous).toHaveBeenCalledTimes(1);
  });

  test("is not repeated if it is older than three seconds, or if React has handled it itself", () => {
    const next = heardBy("#next");
    find("#next").click();
    jest.advanceTimersByTime(3000);
    startApp();
    expect(next).not.toHaveBeenCalled();
    find("#next").click();
    startApp();
    expect(next).toHaveBeenCalledTimes(1);
  });
});
