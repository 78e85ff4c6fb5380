import { act, render, screen } from "@testing-library/react";
import { expectNewTab, expectSameTab } from "../../../test/helpers/expect-links";
import { site } from "../../../test/helpers/page-data";
import { renderWithoutScript } from "../../../test/helpers/render-without-script";
import { buttonStyles } from "../ui/button-styles";
import { telHref } from "../ui/PhoneLink";
import { CallBar } from "./CallBar";

const MONDAY_NOON = "2026-11-16T17:00:00Z";
const SATURDAY = "2026-11-21T17:00:00Z";

const call = () => screen.getByRole("link", { name: new RegExp(`^${site.actions.call}`) });
const schedule = () => screen.getByRole("link", { name: new RegExp(`^${site.actions.schedule}`) });

/** The buttons that are filled with color, not outlined. */
function filled() {
  const isFilled = ({ className }: HTMLElement) =>
    className.startsWith(buttonStyles("call", "fill")) || className.startsWith(buttonStyles("consultation", "fill"));
  return [call(), schedule()].filter(isFilled);
}

describe("CallBar", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(MONDAY_NOON) }));
  afterEach(() => jest.useRealTimers());

  test("offers a call, with the opening hours, and a consultation", () => {
    render(<CallBar site={site} />);
    expectSameTab(call(), telHref(site.contact.phone));
    expect(call()).toHaveTextContent("Mon–Thu, 9:00 am–5:00 pm; Fri, 9:00 am–12:30 pm");
    expectNewTab(schedule(), site.links.consultation);
  });

  test("fills the button for a consultation when a visitor comes back to the tab after hours", () => {
    render(<CallBar site={site} />);
    expect(filled()).toEqual([call()]);
    jest.setSystemTime(new Date(SATURDAY));
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(filled()).toEqual([schedule()]);
  });

  test("fills the button for a consultation when the office closes, and leaves no timer behind", () => {
    const { unmount } = render(<CallBar site={site} />);
    act(() => jest.advanceTimersByTime(Date.parse("2026-11-16T21:59:00Z") - Date.parse(MONDAY_NOON)));
    expect(filled()).toEqual([call()]);
    act(() => jest.advanceTimersByTime(60_000));
    expect(filled()).toEqual([schedule()]);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  test("fills the call button at any hour without JavaScript, and shows the opening hours", () => {
    jest.setSystemTime(new Date(SATURDAY));
    renderWithoutScript(<CallBar site={site} />);
    expect(filled()).toEqual([call()]);
    expect(call()).toHaveTextContent("Mon–Thu, 9:00 am–5:00 pm");
  });
});
