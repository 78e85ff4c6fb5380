import { fireEvent, screen } from "@testing-library/react";
import { pageData } from "../../test/helpers/page-data";
import { renderWithoutScript } from "../../test/helpers/render-without-script";
import { ReviewsSection } from "../sections/reviews/ReviewsSection";
import startPage from "./head";

/** Opens an address, by default in a supported browser. Returns the states of the page. */
function open(address: string, hasRanges = true, supports: (() => boolean) | null = () => true): string {
  document.documentElement.className = "";
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: hasRanges } as MediaQueryList);
  Object.assign(window, { CSS: supports && { supports } });
  history.replaceState(null, "", address);
  startPage();
  return document.documentElement.className;
}

test.each(["/a%2Fb", "/%ff", "/index.html", "/#%"])("a page at %s stays without script", (address) => {
  expect(open(address)).toBe("");
});

test("a page at another address gets the state `js`, except in an old browser", () => {
  expect(open("/thank-you/?utm_source=a%2Fb#steps")).toBe("js");
  expect(open("/", false)).toBe("");
  expect(open("/", true, () => false)).toBe("");
  expect(open("/", true, null)).toBe("");
});

test.each([
  ["Next", 400, 800],
  ["Previous", 800, 400],
  ["Next", 800.5, 1200.5],
  ["Next", 1200, 0],
  ["Previous", 0, 1200],
])("before React starts, “%s review” scrolls the row from %d px to %d px", (name, from, to) => {
  renderWithoutScript(<ReviewsSection {...pageData.landing.reviews} {...pageData.reviews} />);
  open("/");
  const row = screen.getByRole("list");
  // Three of the six reviews are in view.
  Object.defineProperties(row, { scrollWidth: { value: 2400 }, clientWidth: { value: 1200 } });
  row.scrollLeft = from;
  fireEvent.click(screen.getByRole("button", { name: `${name} review` }).firstElementChild as Element);
  expect(row.scrollLeft).toBe(to);
});
