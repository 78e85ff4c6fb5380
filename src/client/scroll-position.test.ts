import type { RouteUpdateArgs } from "gatsby";
import { onRouteUpdate } from "./scroll-position";

const scrolled = jest.fn();

/** What Gatsby tells once it has shown a page. */
function shown(path: string, key?: string, prevLocation: Location | null = { ...location }) {
  history.replaceState(key ? { key } : null, "", path);
  onRouteUpdate?.({ location: { ...location }, prevLocation } as RouteUpdateArgs, { plugins: [] });
}

/** Scrolls, and leaves the page by a click or by the history. */
function leave(top: number, by: "click" | "popstate" = "click") {
  Object.assign(window, { scrollY: top });
  document.querySelector("a")?.dispatchEvent(new Event(by, { bubbles: true }));
}

describe("the scroll position after Gatsby's links", () => {
  beforeEach(() => {
    window.scrollTo = (options?: ScrollToOptions | number) => scrolled(options);
    Element.prototype.scrollIntoView = function () {
      scrolled(this.id);
    };
    document.body.innerHTML = '<a href="/"></a><section id="about"></section>';
    shown("/privacy/", undefined, null);
    scrolled.mockClear();
  });

  test("is the top of another page, or the section that the address names", () => {
    shown("/", "1");
    expect(scrolled.mock.lastCall).toEqual([{ top: 0, behavior: "instant" }]);
    shown("/thank-you/#about", "2");
    expect(scrolled.mock.lastCall).toEqual(["about"]);
  });

  test("is where the visitor was, back and forward", () => {
    leave(700);
    shown("/", "3");
    leave(1200, "popstate");
    shown("/privacy/");
    expect(scrolled.mock.lastCall).toEqual([{ top: 700, behavior: "instant" }]);
    leave(650, "popstate");
    shown("/", "3");
    expect(scrolled.mock.lastCall).toEqual([{ top: 1200, behavior: "instant" }]);
  });

  test("is where the visitor was, also if the page that they left to was loaded again", () => {
    leave(800);
    const { state } = history;
    expect(state).toEqual({ top: 800 });
    shown("/never-left/", "5");
    history.replaceState(state, "", "/privacy/other/");
    onRouteUpdate?.({ location: { ...location }, prevLocation: { ...location, pathname: "/" } } as RouteUpdateArgs, {
      plugins: [],
    });
    expect(scrolled.mock.lastCall).toEqual([{ top: 800, behavior: "instant" }]);
  });

  test("is the browser's business for the first page, and for ordinary links and the history within a page", () => {
    shown("/privacy/", undefined, null);
    shown("/privacy/#about");
    leave(300, "popstate");
    shown("/privacy/");
    expect(scrolled).not.toHaveBeenCalled();
  });

  test("is the section that a link of Gatsby's names on the same page", () => {
    shown("/privacy/#about", "4");
    expect(scrolled.mock.lastCall).toEqual(["about"]);
  });
});
