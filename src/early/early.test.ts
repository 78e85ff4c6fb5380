import { early } from "./early";

const html = document.documentElement;
let listeners: AbortController;

beforeEach(() => {
  // What it adds to the document has to be taken back: it never does so itself.
  listeners = new AbortController();
  const add = document.addEventListener.bind(document);
  jest
    .spyOn(document, "addEventListener")
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: listeners.signal }),
    );
  document.body.innerHTML = `
    <article data-review-id="review-1">
      <button class="review-toggle" aria-expanded="false"><span>Read more</span></button>
      <button>Something else</button>
    </article>`;
  // As it stands in the page: from its source, without anything around it.
  new Function(`(${early.toString()})()`)();
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

test("a click that React has dealt with is left alone", () => {
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
  toggle()?.click();
  expect(review()).not.toHaveAttribute("data-expanded");
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
    dispatchEvent(new Event("react:listens"));
    const press = jest.fn();
    button()?.addEventListener("click", press);
    dispatchEvent(new Event("react:ready"));
    expect(press).toHaveBeenCalledTimes(2);
  });

  test("is not repeated if React heard it itself", () => {
    dispatchEvent(new Event("react:listens"));
    button()?.click();
    const press = jest.fn();
    button()?.addEventListener("click", press);
    dispatchEvent(new Event("react:ready"));
    expect(press).not.toHaveBeenCalled();
  });
});
