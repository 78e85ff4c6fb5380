import type { RouteUpdateArgs } from "gatsby";
import { onRouteUpdate } from "./scroll-position";

const scrolled = jest.fn();
const to = (top: number) => [{ top, behavior: "instant" }];

/** What Gatsby tells once it has shown a page; its own links leave a key in the history. */
function shown(path: string, state: object | null, prevLocation: Location | null = { ...location }) {
  history.replaceState(state, "", path);
  onRouteUpdate?.({ location: { ...location }, prevLocation } as RouteUpdateArgs, { plugins: [] });
}

describe("the scroll position after Gatsby's links", () => {
  beforeEach(() => {
    window.scrollTo = (options?: ScrollToOptions | number) => scrolled(options);
    Element.prototype.scrollIntoView = function () {
      scrolled(this.id);
    };
    document.body.innerHTML = '<a href="/"></a><section id="about"></section>';
    shown("/privacy/", null, null);
    scrolled.mockClear();
  });

  test("is the top of another page, or the section that the address names, also on the same page", () => {
    shown("/", { key: "1" });
    expect(scrolled.mock.lastCall).toEqual(to(0));
    shown("/thank-you/#about", { key: "2" });
    shown("/thank-you/#about", { key: "3" });
    expect(scrolled.mock.calls).toEqual([to(0), ["about"], ["about"]]);
  });

  test("is reached at once on the way back, and smoothly again by the next link, if the style sheet says so", () => {
    history.replaceState({ key: "1" }, "");
    dispatchEvent(new Event("popstate"));
    expect(document.documentElement.style.scrollBehavior).toBe("auto");
    document.querySelector("a")?.click();
    expect(document.documentElement.style.scrollBehavior).toBe("");
  });

  test("is reached as the style sheet says after a click on a link within the page, which is told like the way back", () => {
    history.replaceState(null, "", "#about");
    dispatchEvent(new Event("popstate"));
    expect(document.documentElement.style.scrollBehavior).toBe("");
  });

  test("is the browser's business for the first page, and for ordinary links and the history within a page", () => {
    shown("/privacy/", null, null);
    shown("/privacy/#about", null);
    dispatchEvent(new Event("popstate"));
    shown("/privacy/", null);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
