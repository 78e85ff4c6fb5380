import type { ReactElement } from "react";
import { landingPageData, notFoundPageData, thankYouPageData } from "../../test/helpers/page-data";
import { pageProps } from "../../test/helpers/page-props";
import { renderWithoutScript } from "../../test/helpers/render-without-script";
import NotFoundPage from "./404";
import LandingPage from "./index";
import ThankYouPage from "./thank-you";

/** The specification's own words and numbers (docs/specification.md), by paragraph. Case does not count. */
const LANDING_PAGE: [paragraph: string, words: string[]][] = [
  ["§1 and §9, what the firm claims", ["Michigan and Ohio for over 35 years", "practiced since 1990"]],
  ["§1 and §9, the loan portfolios", ["managed", "loan portfolios of $500+ million"]],
  ["§2, the header", ["Home", "Services", "About Us", "Contact Us", "Call Now"]],
  ["§2.1, the hero", ["Southeast Michigan real estate attorneys", "Oakland", "Macomb", "Wayne", "Washtenaw"]],
  ["§2.1, the guide", ["Get the Comprehensive Deed Guide"]],
  ["§2.4, the questions", ["Get Your Comprehensive Guide"]],
  ["§2.5, the reviews", ["Google", "Read more", "Read less"]],
  ["§2.7, the guide", ["Free download", "No obligations", "Instant access"]],
  ["§2.8, the cities", ["Cities We Serve", "Schedule a Consultation"]],
  ["§2.9, the contact", ["Farmington Hills, MI", "Download Free Guide"]],
  ["§2.10, the footer", ["Quick links", "Contact"]],
  ["§3, the figures", ["35+", "Years of Experience", "25,000+", "Deeds Generated", "94%", "Success Rate"]],
  ["§9, the consultation", ["free 15-minute consultation"]],
];

/** §9: how many there are of each. */
const COUNTS: [what: string, selector: string, count: number][] = [
  ["services", "#services h3", 9],
  ["questions", "#faq .questions h3", 7],
  ["reviews", "#reviews [data-review-id]", 6],
  ["badges", "#awards img", 9],
  ["cities", "#cities li", 58],
];

const THANK_YOU_PAGE: [paragraph: string, words: string[]][] = [
  ["§2, the message and the banner", ["Thank you", "Call Now"]],
  ["§2, the first step", ["Step 1", "access", "free property guide"]],
  ["§2, the second step", ["Step 2", "schedule", "free 15-minute consultation"]],
  ["§2, the call", ["review your deed situation", "identify urgent next steps", "answer your questions"]],
];

/** A page as it is built. It is looked at after it has gone. */
function pageOf(element: ReactElement): HTMLElement {
  return renderWithoutScript(element).cloneNode(true) as HTMLElement;
}

function expectWords(page: HTMLElement, words: string[]): void {
  const text = page.textContent?.toLowerCase();
  for (const word of words) expect(text).toContain(word.toLowerCase());
}

describe("the landing page has the specification's words", () => {
  let page: HTMLElement;
  beforeAll(() => {
    page = pageOf(<LandingPage {...pageProps(landingPageData, "/")} />);
  });

  test.each(LANDING_PAGE)("%s", (_, words) => expectWords(page, words));

  test.each(COUNTS)("§9, as many %s", (_, selector, count) => {
    expect(page.querySelectorAll(selector)).toHaveLength(count);
  });
});

describe("the thank-you page has the specification's words", () => {
  let page: HTMLElement;
  beforeAll(() => {
    page = pageOf(<ThankYouPage {...pageProps(thankYouPageData, "/thank-you/")} />);
  });

  test.each(THANK_YOU_PAGE)("%s", (_, words) => expectWords(page, words));
});

test("the 404 page has the specification's words: §2 and §8, any other path", () => {
  const page = pageOf(<NotFoundPage {...pageProps(notFoundPageData, "/nowhere")} />);
  expectWords(page, ["Oops! Page not found", "Return to Home"]);
});
