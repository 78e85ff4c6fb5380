import { mockIntersectionObserver } from "../../../test/helpers/mock-intersection-observer";
import loadScripts, { IDLE_DELAY_MS } from "./load-scripts";

const SOURCES = ["/runtime.js", "/framework.js", "/app.js"];
const root = document.documentElement;
let observers: ReturnType<typeof mockIntersectionObserver>;

const loaded = () => [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));
const fire = (type: string) => dispatchEvent(new Event(type));

describe("load-scripts", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    observers = mockIntersectionObserver();
    document.body.innerHTML = '<section id="awards"></section>';
    window.requestIdleCallback = (callback) => Number(setTimeout(callback));
    root.className = "js";
    loadScripts([...SOURCES], "f00d");
  });

  afterEach(() => {
    // This removes the listeners that still wait for an interaction, so that the next test starts without them.
    fire("scroll");
    observers.restore();
    document.head.innerHTML = "";
    root.className = "";
    jest.useRealTimers();
  });

  test("the scripts are fetched when the page has been loaded for a while and the browser is idle", () => {
    expect(root).not.toHaveClass("loaded");
    fire("load");
    expect(root).toHaveClass("loaded");
    jest.advanceTimersByTime(IDLE_DELAY_MS - 1);
    expect(loaded()).toEqual([]);
    jest.advanceTimersByTime(2);
    expect(loaded()).toEqual(SOURCES);
    // Images below the first screen still wait for the visitor.
    expect(root).not.toHaveClass("interacted");
    fire("scroll");
    expect(root).toHaveClass("interacted");
    expect(loaded()).toEqual(SOURCES);
  });

  test.each(["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"])(
    "the first interaction, such as %s, fetches the scripts immediately, and only once",
    (type) => {
      fire("load");
      fire(type);
      fire(type);
      expect(loaded()).toEqual(SOURCES);
      expect(root).toHaveClass("interacted");
      expect(observers.watched()).toEqual([]);
    },
  );

  test("a section that moves by itself makes the page fetch the scripts when it comes into view", () => {
    fire("load");
    observers.report({ isIntersecting: false });
    expect(loaded()).toEqual([]);
    observers.report({ isIntersecting: true });
    expect(loaded()).toEqual(SOURCES);
  });

  test("a page that has its scripts already, as under `gatsby develop`, gets the same states", () => {
    loadScripts([], "");
    fire("load");
    expect(root).toHaveClass("loaded");
    observers.report({ isIntersecting: true });
    expect(root).toHaveClass("interacted");
    jest.advanceTimersByTime(IDLE_DELAY_MS + 1);
    expect(loaded()).toEqual([]);
  });

  test("the page gets the state `late` as soon as a script fails to load", () => {
    fire("scroll");
    expect(root).not.toHaveClass("late");
    document.querySelector("script")?.dispatchEvent(new Event("error"));
    expect(root).toHaveClass("late");
  });
});
