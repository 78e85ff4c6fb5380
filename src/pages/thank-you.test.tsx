import { render, screen, within } from "@testing-library/react";
import { expectNewTab, expectSameTab } from "../../test/helpers/expect-links";
import { pageData, site } from "../../test/helpers/page-data";
import { pageProps } from "../../test/helpers/page-props";
import { telHref } from "../components/ui/PhoneLink";
import ThankYouPage from "./thank-you";

const { thankYou } = pageData;

describe("Thank-you page", () => {
  beforeEach(() => render(<ThankYouPage {...pageProps(pageData, "/thank-you/")} />));

  test("offers a call before the next steps, for visitors who cannot wait (spec §2)", () => {
    const banner = within(screen.getByRole("complementary"));
    const call = banner.getByRole("link", { name: `${site.actions.call} ${site.contact.phone}` });
    expectSameTab(call, telHref(site.contact.phone));
    const steps = screen.getByRole("heading", { name: thankYou.stepsHeading });
    expect(call.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("numbers the next steps, and links each one to its form", () => {
    const nextSteps = within(screen.getByRole("region", { name: thankYou.stepsHeading }));
    const [first, second] = nextSteps.getAllByRole("listitem") as [HTMLElement, HTMLElement];
    expect(first).toHaveTextContent("Step 1");
    expect(second).toHaveTextContent("Step 2");
    const guide = within(first).getByRole("link");
    expectNewTab(guide, site.links.propertyGuide);
    expect(guide).toHaveAttribute("data-event", "property-guide");
    expectNewTab(within(second).getByRole("link"), site.links.consultation);
  });
});
