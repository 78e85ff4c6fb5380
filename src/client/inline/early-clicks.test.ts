import { HYDRATED_EVENT } from "../hydrated-event";
import { answerToggles, recordEarlyClicks } from "./early-clicks";

const html = document.documentElement;

beforeEach(() => {
  document.body.innerHTML = `
    <article data-review-id="review-1">
      <button aria-expanded="false" value="review-1"><span>Read more</span></button>
    </article>
    <button id="next">Next review</button>
    <button id="previous">Previous review</button>`;
  recordEarlyClicks();
});

afterEach(() => {
  hydrate();
  html.className = "";
  document.body.innerHTML = "";
  jest.useRealTimers();
});

const hydrate = () => dispatchEvent(new Event(HYDRATED_EVENT));

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

const toggle = () => find("[aria-expanded]");

beforeAll(answerToggles);

describe("before React is ready", () => {
  test("the page is marked as one whose scripts run", () => {
    expect(html).toHaveClass("js");
  });

  test("a click opens a review, wherever on the button it lands, and another closes it", () => {
    find("span").click();
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    toggle().click();
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
  });

  test("clicks on other things open nothing", () => {
    find("#next").click();
    document.body.click();
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
  });

  test("what the browser does by itself is not prevented", () => {
    const click = new Event("click", { bubbles: true, cancelable: true });
    toggle().dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  test("React hears no input, and all of it from then on; reviews open and close all the time", () => {
    const types = "pointerdown mousedown pointerup mouseup touchstart touchend keydown keyup click".split(" ");
    const heard: string[] = [];
    for (const type of types) document.body.addEventListener(type, () => heard.push(type), { once: true });
    const input = () => {
      for (const type of types) toggle().dispatchEvent(new Event(type, { bubbles: true }));
    };

    input();
    expect(heard).toEqual([]);
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    hydrate();
    input();
    expect(heard).toEqual(types);
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
  });
});

describe("a click on a button that needs React", () => {
  function replayed(selector: string): jest.Mock {
    const onClick = jest.fn();
    find(selector).addEventListener("click", onClick);
    return onClick;
  }

  test("is repeated once React is there: of each button the last one", () => {
    const [next, previous] = [replayed("#next"), replayed("#previous")];
    for (let click = 0; click < 5; click += 1) find("#next").click();
    find("#previous").click();
    hydrate();
    expect(next).toHaveBeenCalledTimes(1);
    expect(previous).toHaveBeenCalledTimes(1);
  });

  test("is not repeated when it is older than three seconds", () => {
    jest.useFakeTimers();
    const next = replayed("#next");
    find("#next").click();
    jest.advanceTimersByTime(3000);
    hydrate();
    expect(next).not.toHaveBeenCalled();
  });

  test("is not repeated if React heard it itself", () => {
    hydrate();
    const next = replayed("#next");
    find("#next").click();
    hydrate();
    expect(next).toHaveBeenCalledTimes(1);
  });
});
