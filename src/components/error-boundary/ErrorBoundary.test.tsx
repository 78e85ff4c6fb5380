import { render, screen, within } from "@testing-library/react";
import { expectSameTab } from "../../../test/helpers/expect-links";
import { content } from "../../../test/helpers/page-data";
import { telHref } from "../ui/PhoneLink";
import { ErrorBoundary } from "./ErrorBoundary";

const { actions, contact, errorScreen, firm } = content.site;

function Broken(): never {
  throw new Error("This page is broken.");
}

describe("ErrorBoundary", () => {
  let logged: jest.SpiedFunction<typeof console.error>;

  beforeEach(() => {
    logged = jest.spyOn(console, "error").mockImplementation(() => {});
  });

  test("a page that works is shown as it is", () => {
    render(<ErrorBoundary>A page</ErrorBoundary>);
    expect(screen.getByText("A page")).toBeInTheDocument();
    expect(logged).not.toHaveBeenCalled();
  });

  test("one that breaks is logged once, and gives way to the error screen, which leads home and to the phone", () => {
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
    expectSameTab(screen.getByRole("link", { name: errorScreen.homeLink }), "/");
    expect(within(screen.getByRole("banner")).getByRole("link")).toHaveTextContent(firm.shortName);
    const call = screen.getByRole("link", { name: `${actions.call} ${contact.phone}` });
    expectSameTab(call, telHref(contact.phone));
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls.flat().map(String).join(" ")).toContain("This page is broken.");
  });
});
