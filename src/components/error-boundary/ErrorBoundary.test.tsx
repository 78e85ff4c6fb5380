import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { content } from "../../../test/helpers/page-data";
import { ErrorBoundary } from "./ErrorBoundary";

const { contact, errorScreen } = content.site;

function Broken(): never {
  throw new Error("This page is broken.");
}

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => {});
});

const inBoundary = (key: string, page: React.ReactNode) => <ErrorBoundary resetKey={key}>{page}</ErrorBoundary>;

test("a page that works is shown as it is", () => {
  render(inBoundary("a", <p>A page</p>));
  expect(screen.getByText("A page")).toBeInTheDocument();
  expect(logged).not.toHaveBeenCalled();
});

test("one that breaks gives way to the error screen, with a way home and the phone number", async () => {
  const { container } = render(inBoundary("a", <Broken />));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
  expect(screen.getByRole("link", { name: errorScreen.homeLink })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: contact.phone })).toHaveAttribute(
    "href",
    `tel:+1${contact.phone.replace(/\D/g, "")}`,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("the error is logged once", () => {
  render(inBoundary("a", <Broken />));
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls.flat().map(String).join(" ")).toContain("This page is broken.");
});

test("the next navigation recovers; staying does not try again", () => {
  const { rerender } = render(inBoundary("a", <Broken />));
  rerender(inBoundary("a", <p>A page</p>));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(errorScreen.title);
  rerender(inBoundary("b", <p>The next page</p>));
  expect(screen.getByText("The next page")).toBeInTheDocument();
  expect(screen.queryByText(errorScreen.title)).not.toBeInTheDocument();
});

test("if the next page breaks too, the screen stays, and the one after that is tried again", () => {
  const { rerender } = render(inBoundary("a", <Broken />));
  rerender(inBoundary("b", <Broken />));
  expect(screen.getByText(errorScreen.title)).toBeInTheDocument();
  rerender(inBoundary("c", <p>A page at last</p>));
  expect(screen.getByText("A page at last")).toBeInTheDocument();
});
