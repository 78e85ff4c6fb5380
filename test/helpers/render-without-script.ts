import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Shows a component as the built HTML has it, before any script runs. */
export function renderWithoutScript(node: ReactNode): HTMLElement {
  document.body.innerHTML = renderToString(node);
  return document.body;
}

afterEach(() => {
  document.body.innerHTML = "";
});
