import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useHydrated } from "./useHydrated";

function Answer() {
  return <p>{useHydrated() ? "in the browser" : "in the file"}</p>;
}

test("the file is written as if there were no script", () => {
  expect(renderToString(<Answer />)).toContain("in the file");
});

test("the browser first agrees with the file, then takes over", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Answer />);
  document.body.append(container);
  render(<Answer />, { container, hydrate: true });
  expect(screen.getByText("in the browser")).toBeInTheDocument();
  expect(error).not.toHaveBeenCalled();
});
