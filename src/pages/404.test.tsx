import { render, screen, within } from "@testing-library/react";
import { expectNewTab, expectSameTab } from "../../test/helpers/expect-links";
import { pageData, site } from "../../test/helpers/page-data";
import { headProps, pageProps } from "../../test/helpers/page-props";
import { renderHead } from "../../test/helpers/render-head";
import logMissingPage from "../browser/missing-page";
import { telHref } from "../components/ui/PhoneLink";
import NotFoundPage, { Head } from "./404";

const pageAt = (path: string) => <NotFoundPage {...pageProps(pageData, path)} />;

describe("404 page", () => {
  let log: jest.SpiedFunction<typeof console.error>;

  beforeEach(() => {
    log = jest.spyOn(console, "error").mockImplementation(() => {});
  });

  test("says that the page does not exist, and has links to go home, to get the guide and to call", () => {
    render(pageAt("/nowhere"));
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeInTheDocument();
    const [home, guide, call] = main.getAllByRole("link") as [HTMLElement, HTMLElement, HTMLElement];
    expect(home).toHaveTextContent("Return to Home");
    expectSameTab(home, "/");
    expectNewTab(guide, site.links.deedGuideForm);
    expectSameTab(call, telHref(site.contact.phone));
  });

  test("does not log a path that the page's inline script has already logged", () => {
    history.replaceState(null, "", "/nowhere");
    logMissingPage();
    const { rerender } = render(pageAt("/nowhere"));
    rerender(pageAt("/nowhere"));
    expect(log.mock.calls).toEqual([["404: there is no page at /nowhere"]]);
    rerender(pageAt("/neither-here"));
    expect(log).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenLastCalledWith("404: there is no page at /neither-here");
  });

  test("asks search engines not to index it, even without sample content", () => {
    const data = { ...pageData, site: { ...site, sample: false } };
    const head = renderHead(<Head {...headProps(data, "/nowhere")} />);
    expect(head.title).toBe(pageData.notFound.seo.title);
    expect(head.meta("robots")).toBe("noindex");
  });
});
