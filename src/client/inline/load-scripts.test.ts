import { mockIntersectionObserver } from "../../../test/helpers/mock-intersection-observer";
import { HYDRATED_EVENT } from "../hydrated-event";
import loadScripts, { IDLE_DELAY_MS, PATIENCE_MS } from "./load-scripts";

const SOURCES = ["/runtime.js", "/framework.js", "/app.js"];
const loaded = () => [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));
let observers: ReturnType<typeof mockIntersectionObserver>;

describe("load-scripts", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    observers = mockIntersectionObserver();
    document.body.innerHTML = '<section id="awards"></section>';
    window.requestIdleCallback = (callback) => Number(setTimeout(callback));
    document.documentElement.className = "js";
    loadScripts([...SOURCES], "f00d");
  });

  afterEach(() => {
    // Whatever still waits for an interaction gets one, so that the next test starts without it.
    dispatchEvent(new Event("scroll"));
    observers.restore();
    document.head.innerHTML = "";
    document.documentElement.className = "";
    jest.useRealTimers();
  });

  test("nothing is fetched by itself while the page loads, nor for a while afterward", () => {
    dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(IDLE_DELAY_MS - 1);
    expect(loaded()).toEqual([]);
    expect(document.documentElement).not.toHaveClass("interacted");
  });

  test("links scroll smoothly only once the page has loaded: the place that its address names is reached at once", () => {
    expect(document.documentElement).not.toHaveClass("loaded");
    dispatchEvent(new Event("load"));
    expect(document.documentElement).toHaveClass("loaded");
  });

  test("after the idle delay the scripts arrive when the browser is idle", () => {
    dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(IDLE_DELAY_MS + 1);
    expect(loaded()).toEqual(SOURCES);
    // Images below the first screen still wait for the visitor.
    expect(document.documentElement).not.toHaveClass("interacted");
    dispatchEvent(new Event("scroll"));
    expect(document.documentElement).toHaveClass("interacted");
    expect(loaded()).toEqual(SOURCES);
  });

  test.each(["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"])(
    "the first interaction, such as %s, fetches them at once, and once only",
    (type) => {
      dispatchEvent(new Event(type));
      dispatchEvent(new Event(type));
      expect(loaded()).toEqual(SOURCES);
      expect(document.documentElement).toHaveClass("interacted");
    },
  );

  test("what moves by itself fetches them when it comes into view", () => {
    dispatchEvent(new Event("load"));
    observers.report({ isIntersecting: false });
    expect(loaded()).toEqual([]);
    observers.report({ isIntersecting: true });
    expect(loaded()).toEqual(SOURCES);
  });

  describe("that what waits for the scripts waits in vain", () => {
    const isLate = () => document.documentElement.classList.contains("late");

    test("is known as soon as one of them fails", () => {
      dispatchEvent(new Event("scroll"));
      expect(isLate()).toBe(false);
      document.querySelector("script")?.dispatchEvent(new Event("error"));
      expect(isLate()).toBe(true);
    });

    test("is known when they have taken too long, counted from when they were asked for", () => {
      jest.advanceTimersByTime(PATIENCE_MS);
      dispatchEvent(new Event("scroll"));
      jest.advanceTimersByTime(PATIENCE_MS - 1);
      expect(isLate()).toBe(false);
      jest.advanceTimersByTime(1);
      expect(isLate()).toBe(true);
    });

    test("is not so once React is there", () => {
      dispatchEvent(new Event("load"));
      jest.advanceTimersByTime(IDLE_DELAY_MS + 1);
      expect(loaded()).toEqual(SOURCES);
      dispatchEvent(new Event(HYDRATED_EVENT));
      dispatchEvent(new Event("scroll"));
      jest.advanceTimersByTime(2 * PATIENCE_MS);
      expect(isLate()).toBe(false);
    });
  });

  test("nothing is watched any more once they have been fetched", () => {
    dispatchEvent(new Event("load"));
    dispatchEvent(new Event("scroll"));
    expect(observers.watched()).toEqual([]);
  });

  test("a browser that is too old for them does not get them", () => {
    dispatchEvent(new Event("scroll"));
    document.head.innerHTML = "";
    document.documentElement.className = "";
    loadScripts([...SOURCES], "f00d");
    dispatchEvent(new Event("scroll"));
    dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(IDLE_DELAY_MS * 2);
    expect(loaded()).toEqual([]);
  });
});
