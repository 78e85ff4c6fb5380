import { render, screen, within } from "@testing-library/react";
import { expectNewTab, expectSameTab } from "../../test/helpers/expect-links";
import { pageData, site } from "../../test/helpers/page-data";
import { pageProps } from "../../test/helpers/page-props";
import { telHref } from "../components/ui/PhoneLink";
import ThankYouPage from "./thank-you";

const { thankYou } = pageData;

describe("Thank-you page", () => {
  test("thanks the visitor, offers a call first, and then lists the next steps and what a consultation does", () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {});
    render(<ThankYouPage {...pageProps(pageData, "/thank-you/")} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/thank you/i);
    const banner = within(screen.getByRole("complementary"));
    const call = banner.getByRole("link", { name: `${site.actions.call} ${site.contact.phone}` });
    expectSameTab(call, telHref(site.contact.phone));
    // The call comes first, for visitors who cannot wait (spec §2).
    const steps = screen.getByRole("heading", { name: thankYou.stepsHeading });
    expect(call.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole("heading", { name: /free 15-minute consultation/i })).toBeInTheDocument();

    const nextSteps = within(screen.getByRole("region", { name: thankYou.stepsHeading }));
    const [first, second] = nextSteps.getAllByRole("listitem");
    expect(first).toHaveTextContent(`${thankYou.stepLabel} 1`);
    const guide = within(first as HTMLElement).getByRole("link");
    expectNewTab(guide, site.links.propertyGuide);
    expect(guide).toHaveAttribute("data-event", "property-guide");
    expect(second).toHaveTextContent(`${thankYou.stepLabel} 2`);
    expectNewTab(within(second as HTMLElement).getByRole("link"), site.links.consultation);
    expect(error).not.toHaveBeenCalled();
  });
});
