import { mockIntersectionObserver } from "../../../test/helpers/mock-intersection-observer";
import { IDLE_DELAY_MS, loadScripts } from "./load-scripts";

const SOURCES = ["/runtime.js", "/framework.js", "/app.js"];
const loaded = () => [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));
let stage: ReturnType<typeof mockIntersectionObserver>;

beforeEach(() => {
  jest.useFakeTimers();
  stage = mockIntersectionObserver();
  document.body.innerHTML = '<section id="moving"></section>';
  window.requestIdleCallback = (callback) => Number(setTimeout(callback));
  document.documentElement.className = "js";
  loadScripts([...SOURCES], "#moving", IDLE_DELAY_MS);
});

afterEach(() => {
  // Whatever still waits for a sign gets one, so that the next test starts without it.
  dispatchEvent(new Event("scroll"));
  stage.restore();
  document.head.innerHTML = "";
  document.documentElement.className = "";
  jest.useRealTimers();
});

test("nothing is fetched by itself while the page loads, nor for a while afterward", () => {
  dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(IDLE_DELAY_MS - 1);
  expect(loaded()).toEqual([]);
  expect(document.documentElement).not.toHaveClass("awake");
});

test("after the quiet period the scripts arrive when the browser is idle", () => {
  dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(IDLE_DELAY_MS + 1);
  expect(loaded()).toEqual(SOURCES);
  // Pictures below the first screen still wait for the visitor.
  expect(document.documentElement).not.toHaveClass("awake");
  dispatchEvent(new Event("scroll"));
  expect(document.documentElement).toHaveClass("awake");
  expect(loaded()).toEqual(SOURCES);
});

test.each(["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"])(
  "the first sign of the visitor, such as %s, fetches them at once, and once only",
  (sign) => {
    dispatchEvent(new Event(sign));
    dispatchEvent(new Event(sign));
    expect(loaded()).toEqual(SOURCES);
    expect(document.documentElement).toHaveClass("awake");
  },
);

test("what moves by itself fetches them when it comes into view", () => {
  dispatchEvent(new Event("load"));
  stage.report({ isIntersecting: false });
  expect(loaded()).toEqual([]);
  stage.report({ isIntersecting: true });
  expect(loaded()).toEqual(SOURCES);
});

test("nothing is watched any more once they have been fetched", () => {
  dispatchEvent(new Event("load"));
  dispatchEvent(new Event("scroll"));
  expect(stage.watched()).toEqual([]);
});

test("a browser that is too old for them does not get them", () => {
  dispatchEvent(new Event("scroll"));
  document.head.innerHTML = "";
  document.documentElement.className = "";
  loadScripts([...SOURCES], "#moving", IDLE_DELAY_MS);
  dispatchEvent(new Event("scroll"));
  dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(IDLE_DELAY_MS * 2);
  expect(loaded()).toEqual([]);
});
