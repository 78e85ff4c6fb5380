import { fireEvent, screen } from "@testing-library/react";
import { pageData } from "../../test/helpers/page-data";
import { renderWithoutScript } from "../../test/helpers/render-without-script";
import { ReviewsSection } from "../sections/reviews/ReviewsSection";
import startPage from "./page-script";

interface Visit {
  /** The path of the page. */
  path?: string;
  /** The status that the server answered. */
  status?: number;
  /** What an old browser lacks. */
  lacks?: "CSS" | "round" | "ranges";
}

let added: jest.SpiedFunction<typeof addEventListener>;

beforeEach(() => {
  added = jest.spyOn(window, "addEventListener");
});

afterEach(() => {
  // A browser drops the listeners of a page that it leaves. jsdom has only one page.
  for (const [type, listener, capture] of added.mock.calls) removeEventListener(type, listener, capture);
});

/** Opens an address and touches the page. Returns the scripts that the page then fetches, and its states. */
function visit(address: string, { path = "/", status = 200, lacks }: Visit = {}) {
  document.head.innerHTML = "";
  const visited = [{ responseStatus: status } as unknown as PerformanceEntry];
  Object.assign(performance, { getEntriesByType: () => visited, getEntriesByName: () => [] });
  Object.assign(window, { CSS: lacks === "CSS" ? undefined : { supports: () => lacks !== "round" } });
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: lacks !== "ranges" } as MediaQueryList);
  history.replaceState(null, "", address);
  startPage({ path, scripts: "/framework.js /app.js" });
  const before = document.documentElement.className;
  dispatchEvent(new Event("pointerdown"));
  const scripts = [...document.querySelectorAll("script")].map((script) => script.getAttribute("src"));
  return { scripts, states: [before, document.documentElement.className] };
}

test("the badges wait until the visitor touches the page, even if it stays without scripts", () => {
  expect(visit("/").states).toEqual(["waiting", ""]);
  expect(visit("/copy/").states).toEqual(["waiting", ""]);
});

test.each([
  ["/?utm_source=a%2Fb#about", "/", 200],
  ["/thank-you/", "/thank-you/", 200],
  ["/thank-you", "/thank-you/", 200],
  ["/nowhere", "/404.html", 404],
  ["/caf%C3%A9/a%20b", "/404.html", 404],
])("a page at %s, which is its own address, gets its scripts", (address, path, status) => {
  expect(visit(address, { path, status }).scripts).toEqual(["/framework.js", "/app.js"]);
});

test.each([
  ["/index.html", "/", 200],
  ["/web/2026/https://www.example.com/", "/", 200],
  ["/#%", "/", 200],
  ["/404/", "/404.html", 200],
  ["/a%2Fb", "/404.html", 404],
  ["/%ff", "/404.html", 404],
  ["/thank-you/%20", "/404.html", 404],
])("a page at %s, where Gatsby would break it, stays without scripts", (address, path, status) => {
  expect(visit(address, { path, status }).scripts).toEqual([]);
});

test.each(["CSS", "round", "ranges"] as const)("an old browser that lacks %s gets no scripts", (lacks) => {
  expect(visit("/", { lacks }).scripts).toEqual([]);
});

test("a page that comes back reloads if a script fails only then", () => {
  visit("/");
  const reload = jest.spyOn(console, "error").mockImplementation();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).not.toHaveBeenCalled();
  document.querySelector("script")?.dispatchEvent(new Event("error"));
  expect(reload).toHaveBeenCalled();
});

test("a page that comes back reloads only if a script has failed, and not without a network", () => {
  visit("/");
  // jsdom cannot reload a page, and reports that.
  const reload = jest.spyOn(console, "error").mockImplementation();
  const comeBack = () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  const isOnline = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  document.querySelector("script")?.dispatchEvent(new Event("error"));
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  comeBack();
  expect(reload).toHaveBeenCalled();
});

test.each([
  ["Next", 400, 800],
  ["Previous", 800, 400],
  ["Next", 800.5, 1200.5],
  ["Next", 1200, 0],
  ["Previous", 0, 1200],
])("before React starts, “%s review” scrolls the row from %d px to %d px", (name, from, to) => {
  renderWithoutScript(<ReviewsSection {...pageData.landing.reviews} {...pageData.reviews} />);
  visit("/");
  const row = screen.getByRole("list");
  // Three of the six reviews are in view.
  Object.defineProperties(row, { scrollWidth: { value: 2400 }, clientWidth: { value: 1200 } });
  row.scrollLeft = from;
  fireEvent.click(screen.getByRole("button", { name: `${name} review` }).firstElementChild as Element);
  expect(row.scrollLeft).toBe(to);
});
