import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { expectNewTab, expectSameTab } from "../../test/helpers/expect-links";
import { content, site, thankYouPageData } from "../../test/helpers/page-data";
import { headProps, pageProps } from "../../test/helpers/page-props";
import { renderHead } from "../../test/helpers/render-head";
import ThankYouPage, { Head } from "./thank-you";

const thankYou = content["thank-you"];

function renderPage() {
  return render(<ThankYouPage {...pageProps(thankYouPageData, "/thank-you/")} />);
}

function steps() {
  return within(screen.getByRole("region", { name: thankYou.stepsHeading }))
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("heading"));
}

describe("Thank-you page", () => {
  test("says thank you", () => {
    renderPage();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/thank you/i);
  });

  test("offers a call to those with a deadline", () => {
    renderPage();
    const banner = within(screen.getByRole("complementary"));
    expect(banner.getByText(thankYou.banner.text)).toBeInTheDocument();
    expectSameTab(
      banner.getByRole("link", { name: new RegExp(site.actions.call) }),
      `tel:+1${site.contact.phone.replace(/\D/g, "")}`,
    );
  });

  test("step 1 opens the property guide, step 2 the consultation form", () => {
    renderPage();
    expect(steps()).toHaveLength(2);
    const [first, second] = steps().map((step) => within(step));
    expect(first?.getByText(`${thankYou.stepLabel} 1`)).toBeInTheDocument();
    expect(second?.getByText(`${thankYou.stepLabel} 2`)).toBeInTheDocument();
    expectNewTab(first?.getByRole("link") as HTMLElement, site.links.propertyGuide);
    expectNewTab(second?.getByRole("link") as HTMLElement, site.links.consultation);
  });

  test("the consultation is free and takes 15 minutes", () => {
    renderPage();
    expect(screen.getByRole("heading", { name: /free 15-minute consultation/i })).toBeInTheDocument();
  });

  test("says what the call does", () => {
    renderPage();
    for (const point of thankYou.consultation.points) expect(screen.getByText(point)).toBeInTheDocument();
  });

  test("says nothing to the console", () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {});
    renderPage();
    expect(error).not.toHaveBeenCalled();
  });

  test("has no accessibility violations", async () => {
    const { container } = renderPage();
    expect(await axe(container)).toHaveNoViolations();
  });

  test("is never listed by search engines, even without sample content", () => {
    const data = { ...thankYouPageData, site: { ...site, hasSampleContent: false } };
    const head = renderHead(<Head {...headProps(data, "/thank-you/")} />);
    expect(head.title).toBe(thankYou.seo.title);
    expect(head.meta("robots")).toBe("noindex");
  });
});
