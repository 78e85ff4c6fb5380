import { render, screen } from "@testing-library/react";
import { wrapRootElement } from "./ErrorBoundary";

const error = new Error("The page's data is missing.");

function BrokenPage(): never {
  throw error;
}

test("a page that breaks logs why, and shows an error screen with the firm's phone and a way home", () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const root = { element: <BrokenPage /> } as Parameters<typeof wrapRootElement>[0];
  render(wrapRootElement(root, { plugins: [] }));
  expect(screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeInTheDocument();
  expect(document.title).toBe("Unexpected Application Error!");
  expect(screen.getByRole("link", { name: "Call Now (248) 555-0134" })).toHaveAttribute("href", "tel:+12485550134");
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  expect(log).toHaveBeenCalledWith(error);
});
