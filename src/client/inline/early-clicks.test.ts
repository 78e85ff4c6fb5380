import { recordEarlyClicks } from "./early-clicks";

const html = document.documentElement;
let listeners: AbortController;

beforeEach(() => {
  // What it adds to the document has to be taken back: it never does so itself.
  listeners = new AbortController();
  const add = document.addEventListener.bind(document);
  jest
    .spyOn(document, "addEventListener")
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      // In the capture phase, as all of them are.
      add(type, listener, { signal: listeners.signal, capture: true }),
    );
  document.body.innerHTML = `
    <article data-review-id="review-1">
      <button class="review-toggle" aria-expanded="false"><span>Read more</span></button>
      <button>Something else</button>
    </article>`;
  // As it stands in the page: from its source, without anything around it.
  new Function(`(${recordEarlyClicks.toString()})()`)();
});

afterEach(() => {
  listeners.abort();
  html.className = "";
  document.body.innerHTML = "";
});

const review = () => document.querySelector("article");
const toggle = () => document.querySelector("button");

test("it marks the page as one whose scripts run", () => {
  expect(html).toHaveClass("js");
});

test("a click opens a review, wherever on the button it lands, and another closes it", () => {
  document.querySelector("span")?.click();
  expect(review()).toHaveAttribute("data-expanded");
  expect(toggle()).toHaveAttribute("aria-expanded", "true");
  toggle()?.click();
  expect(review()).not.toHaveAttribute("data-expanded");
  expect(toggle()).toHaveAttribute("aria-expanded", "false");
});

test("React hears nothing until it is ready, and then everything", () => {
  const heard: string[] = [];
  const presses = [
    "pointerdown",
    "mousedown",
    "pointerup",
    "mouseup",
    "touchstart",
    "touchend",
    "keydown",
    "keyup",
    "click",
  ];
  for (const type of presses) document.body.addEventListener(type, () => heard.push(type));
  const press = () => {
    for (const type of presses) toggle()?.dispatchEvent(new Event(type, { bubbles: true }));
  };

  press();
  expect(heard).toEqual([]);
  expect(review()).toHaveAttribute("data-expanded");

  dispatchEvent(new Event("react:ready"));
  press();
  expect(heard).toEqual(presses);
  // From here on it is React that opens and closes.
  expect(review()).toHaveAttribute("data-expanded");
});

test("what the browser does by itself is not prevented", () => {
  const press = new Event("click", { bubbles: true, cancelable: true });
  toggle()?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

test("clicks on other things open nothing", () => {
  document.querySelectorAll("button")[1]?.click();
  document.body.click();
  expect(review()).not.toHaveAttribute("data-expanded");
});

describe("a press on a button that needs React", () => {
  const button = () => document.querySelectorAll("button")[1];

  test("is repeated once React is there", () => {
    button()?.click();
    button()?.click();
    const press = jest.fn();
    button()?.addEventListener("click", press);
    dispatchEvent(new Event("react:ready"));
    expect(press).toHaveBeenCalledTimes(2);
  });

  test("is not repeated if React heard it itself", () => {
    dispatchEvent(new Event("react:ready"));
    button()?.click();
    const press = jest.fn();
    button()?.addEventListener("click", press);
    dispatchEvent(new Event("react:ready"));
    expect(press).not.toHaveBeenCalled();
  });
});
