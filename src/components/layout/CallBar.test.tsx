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

function strongest() {
  const fills = [buttonStyles("call", "fill"), buttonStyles("consultation", "fill")];
  return [call(), schedule()].filter(({ className }) => fills.some((fill) => className.startsWith(fill)));
}

describe("CallBar", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(MONDAY_NOON) }));
  afterEach(() => jest.useRealTimers());

  test("calls the firm, and says when; or books a consultation", () => {
    render(<CallBar site={site} />);
    expectSameTab(call(), telHref(site.contact.phone));
    expect(call()).toHaveTextContent("Mon–Thu, 9:00 am–5:00 pm; Fri, 9:00 am–12:30 pm");
    expectNewTab(schedule(), site.links.consultation);
  });

  test("puts the consultation first outside of office hours, also when the visitor comes back to the tab then", () => {
    render(<CallBar site={site} />);
    expect(strongest()).toEqual([call()]);
    jest.setSystemTime(new Date(SATURDAY));
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(strongest()).toEqual([schedule()]);
  });

  test("notices that the office closes while the visitor reads, and asks no clock once it is gone", () => {
    const { unmount } = render(<CallBar site={site} />);
    act(() => jest.advanceTimersByTime(Date.parse("2026-11-16T21:59:00Z") - Date.parse(MONDAY_NOON)));
    expect(strongest()).toEqual([call()]);
    act(() => jest.advanceTimersByTime(60_000));
    expect(strongest()).toEqual([schedule()]);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  test("without script it says the same at any hour", () => {
    jest.setSystemTime(new Date(SATURDAY));
    renderWithoutScript(<CallBar site={site} />);
    expect(strongest()).toEqual([call()]);
    expect(call()).toHaveTextContent("Mon–Thu, 9:00 am–5:00 pm");
  });
});
