import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { expectNewTab, expectSameTab } from "../../test/helpers/expect-links";
import { content, notFoundPageData, site } from "../../test/helpers/page-data";
import { headProps, pageProps } from "../../test/helpers/page-props";
import { renderHead } from "../../test/helpers/render-head";
import NotFoundPage, { Head } from "./404";

const notFound = content["not-found"];
let log: jest.SpiedFunction<typeof console.error>;

describe("404 page", () => {
  beforeEach(() => {
    log = jest.spyOn(console, "error").mockImplementation(() => {});
  });

  function renderPage(path: string) {
    return render(<NotFoundPage {...pageProps(notFoundPageData, path)} />);
  }

  test('says "Oops! Page not found"', () => {
    renderPage("/nowhere");
    expect(screen.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeInTheDocument();
  });

  test("offers what it names: the call, the guide, the way home", () => {
    renderPage("/nowhere");
    const main = within(screen.getByRole("main"));
    expectSameTab(main.getByRole("link", { name: "Return to Home" }), "/");
    expectSameTab(
      main.getByRole("link", { name: `${site.actions.call} ${site.contact.phone}` }),
      `tel:+1${site.contact.phone.replace(/\D/g, "")}`,
    );
    expectNewTab(main.getByRole("link", { name: new RegExp(site.actions.downloadGuide) }), site.links.deedGuideForm);
  });

  test("logs the missing path once, and nothing else", () => {
    const { rerender } = renderPage("/nowhere/deep");
    rerender(<NotFoundPage {...pageProps(notFoundPageData, "/nowhere/deep")} />);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("/nowhere/deep"));
  });

  test("logs the next missing path too", () => {
    const { rerender } = renderPage("/nowhere");
    rerender(<NotFoundPage {...pageProps(notFoundPageData, "/neither-here")} />);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining("/neither-here"));
  });

  test("has no accessibility violations", async () => {
    const { container } = renderPage("/nowhere");
    expect(await axe(container)).toHaveNoViolations();
  });

  test("is never listed by search engines, even without sample content", () => {
    const data = { ...notFoundPageData, site: { ...site, hasSampleContent: false } };
    const head = renderHead(<Head {...headProps(data, "/nowhere")} />);
    expect(head.title).toBe(notFound.seo.title);
    expect(head.meta("robots")).toBe("noindex");
  });
});
