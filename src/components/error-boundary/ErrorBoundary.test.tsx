import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { content } from "../../../test/helpers/page-data";
import { ErrorBoundary } from "./ErrorBoundary";

const { actions, contact, errorScreen, firm } = content.site;

function Broken(): never {
  throw new Error("This page is broken.");
}

let logged: jest.SpyInstance;

describe("ErrorBoundary", () => {
  beforeEach(() => {
    logged = jest.spyOn(console, "error").mockImplementation(() => {});
  });

  test("a page that works is shown as it is", () => {
    render(
      <ErrorBoundary>
        <p>A page</p>
      </ErrorBoundary>,
    );
    expect(screen.getByText("A page")).toBeInTheDocument();
    expect(logged).not.toHaveBeenCalled();
  });

  test("one that breaks gives way to the error screen, with a way home and the phone number", async () => {
    const { container } = render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
    expect(screen.getByRole("link", { name: errorScreen.homeLink })).toHaveAttribute("href", "/");
    expect(within(screen.getByRole("banner")).getByRole("link")).toHaveTextContent(firm.shortName);
    expect(screen.getByRole("link", { name: `${actions.call} ${contact.phone}` })).toHaveAttribute(
      "href",
      `tel:+1${contact.phone.replace(/\D/g, "")}`,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  test("the error is logged once", () => {
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls.flat().map(String).join(" ")).toContain("This page is broken.");
  });
});
