import { reportInView, watched } from "../../test/helpers/intersection-observer";
import loadScripts, { APP_STARTED_EVENT, IDLE_DELAY_MS, PATIENCE_MS } from "./late-scripts";

const SOURCES = ["/framework.js", "/app.js"];
const INTERACTIONS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"];
const root = document.documentElement;
let added: jest.SpiedFunction<typeof addEventListener>;

function openPage(state = "js"): void {
  jest.useFakeTimers();
  added = jest.spyOn(window, "addEventListener");
  root.className = state;
  document.head.innerHTML = "";
  document.body.innerHTML = '<section id="awards"></section><p></p><section id="reviews"></section>';
  loadScripts([...SOURCES], "f00d");
}

afterEach(() => {
  // A browser drops the listeners of a page that it leaves. jsdom has only one page.
  for (const [type, listener, capture] of added.mock.calls) removeEventListener(type, listener, capture);
});

const fire = (type: string, properties = {}) => dispatchEvent(Object.assign(new Event(type), properties));
const pass = (ms: number) => jest.advanceTimersByTime(ms);
const fetched = () => [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));

test("a page fetches its scripts late, for a visitor who does nothing", () => {
  openPage();
  pass(IDLE_DELAY_MS);
  fire("load");
  pass(IDLE_DELAY_MS - 1);
  expect(fetched()).toEqual([]);
  pass(1);
  // Badges still wait for the visitor.
  expect([fetched(), root.className]).toEqual([SOURCES, "js"]);
  fire("scroll");
  expect([fetched(), root.className]).toEqual([SOURCES, "js interacted"]);
});

test.each(INTERACTIONS)("a page fetches its scripts at the first %s, and only once", (type) => {
  openPage();
  fire(type);
  fire(type);
  expect([fetched(), root.className]).toEqual([SOURCES, "js interacted"]);
});

test("a page fetches its scripts when a section with moving parts comes into view", () => {
  openPage();
  fire("load");
  expect(watched().map(({ id }) => id)).toEqual(["awards", "reviews"]);
  reportInView(false);
  expect(fetched()).toEqual([]);
  reportInView(true, false);
  expect([fetched(), root.className, watched()]).toEqual([SOURCES, "js interacted", []]);
});

test("a page gives up when a script fails, or when React has not started in time", () => {
  openPage();
  pass(PATIENCE_MS - 1);
  expect(root).toHaveClass("js");
  pass(1);
  expect(root).not.toHaveClass("js");

  openPage();
  fire("scroll");
  document.querySelector("script")?.dispatchEvent(new Event("error"));
  expect(root).not.toHaveClass("js");

  openPage();
  fire(APP_STARTED_EVENT);
  pass(PATIENCE_MS);
  expect(root).toHaveClass("js");
});

test("a page restored before React has started reloads, unless offline", () => {
  // jsdom cannot reload a page, and reports that.
  const reload = jest.spyOn(console, "error").mockImplementation();
  jest.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  openPage();
  fire("pageshow", { persisted: false });
  fire("pageshow", { persisted: true });
  expect(reload).not.toHaveBeenCalled();
  fire("pageshow", { persisted: true });
  expect(reload).toHaveBeenCalledTimes(1);
  fire(APP_STARTED_EVENT);
  fire("pageshow", { persisted: true });
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page without the state `js` fetches nothing, even for a visitor who interacts", () => {
  openPage("");
  for (const type of ["load", "scroll"]) fire(type);
  pass(IDLE_DELAY_MS);
  expect([fetched(), root.className]).toEqual([[], ""]);
});
