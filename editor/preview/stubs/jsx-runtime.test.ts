import { render } from "@testing-library/react";
import { createElement } from "react";
import { jsx, jsxs } from "./jsx-runtime";

function List({ entries }: { entries: readonly string[] }) {
  return jsxs("ul", {
    children: [jsx("li", { children: "First" }), entries.map((entry) => jsx("li", { children: entry }, entry))],
  });
}

test("shows each entry once, even after two entries had equal keys", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  const { container, rerender } = render(createElement(List, { entries: ["Troy", "Troy", "Troy"] }));
  expect(container).toHaveTextContent(/^FirstTroyTroyTroy$/);
  rerender(createElement(List, { entries: ["Novi", "Troy Township", "Troy"] }));
  expect(container).toHaveTextContent(/^FirstNoviTroy TownshipTroy$/);
  expect(error.mock.calls.flat().join()).not.toContain("two children with the same key");
});

test("images are not lazy", () => {
  const { container } = render(jsx("img", { src: "blob:badge", alt: "A badge", loading: "lazy" }));
  expect(container.querySelector("img")).toHaveAttribute("loading", "eager");
});
